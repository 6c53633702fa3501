import { findFolded } from "#core/filters/index.ts";
import { fold } from "#core/filters/foldTable.ts";
import { textOfMarkdown } from "#core/html/textOfMarkdown.ts";
import type { FoundInstruction } from "#contract/instruction.ts";
import type { ReadPage } from "./readable.ts";

const mostFound = 50;
/** Letters before and after the place that was found. */
const before = 60;
const after = 140;

interface Found extends FoundInstruction {
  readonly isInTitle: boolean;
}

/**
 * Pages that have every one of the words; those with all of them in the title first, else in the order of the help.
 * @example findPages(pages, "парол тиклаш") // [{ key: "password", titles: ["Кириш", "Паролни тиклаш"], excerpt: "…" }]
 */
export function findPages(pages: readonly ReadPage[], sought: string): FoundInstruction[] {
  const words = fold(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = allPages(pages, []).flatMap(({ page, titles }) => lookAt(page, { titles, words }));
  return [...found.filter(({ isInTitle }) => isInTitle), ...found.filter(({ isInTitle }) => !isInTitle)]
    .slice(0, mostFound)
    .map(({ isInTitle: _at, ...one }) => one);
}

const allPages = (pages: readonly ReadPage[], above: readonly string[]): { page: ReadPage; titles: string[] }[] =>
  pages.flatMap((page) => {
    const titles = [...above, page.title];
    return [{ page, titles }, ...allPages(page.children, titles)];
  });

function lookAt({ key, title, content }: ReadPage, { titles, words }: { titles: string[]; words: readonly string[] }): Found[] {
  const text = textOfMarkdown(content);
  const [inTitle, inText] = [fold(title), fold(text)];
  if (!words.every((word) => inTitle.includes(word) || inText.includes(word))) return [];
  const first = Math.min(...words.map((word) => findFolded(text, word)[0]?.[0] ?? Infinity));
  return [{ key, titles, excerpt: excerptAt(text, first === Infinity ? 0 : first), isInTitle: words.every((word) => inTitle.includes(word)) }];
}

/** Whole words around a place. */
function excerptAt(text: string, at: number): string {
  const from = at <= before ? 0 : text.indexOf(" ", at - before) + 1;
  const rest = text.slice(Math.min(from, at));
  const end = rest.length <= before + after ? rest.length : rest.lastIndexOf(" ", before + after);
  const part = rest.slice(0, end > 0 ? end : before + after);
  return `${from > 0 ? "… " : ""}${part}${part.length < rest.length ? " …" : ""}`;
}
