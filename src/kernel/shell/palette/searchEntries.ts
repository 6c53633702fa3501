import { fold } from "#core/filters/index.ts";
import { paletteGroups, type PaletteEntry } from "./PaletteEntry.ts";

/** More than anybody reads, and few enough to be drawn between two frames. */
const most = 60;
/** Without a word of search: what one most likely wants, not everything there is. */
const mostOfGroup = 8;

/**
 * Entries whose title or note holds each word, in whatever order; a title that begins with the words comes first, then
 * one with a word that begins so, then the rest. Groups keep their order, and the best group is not torn apart.
 */
export function searchEntries(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const words = fold(text).split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return byGroup(entries).flatMap((group) => group.slice(0, mostOfGroup)).slice(0, most);
  const found = entries
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank < none)
    .sort((a, b) => a.rank - b.rank);
  return byGroup(found.slice(0, most).map(({ entry }) => entry)).flat();
}

const none = 3;

function rankOf(entry: PaletteEntry, words: readonly string[]): number {
  const title = fold(entry.title);
  const all = `${title} ${fold(entry.note ?? "")}`;
  if (!words.every((word) => all.includes(word))) return none;
  if (title.startsWith(words.join(" "))) return 0;
  return words.every((word) => title.startsWith(word) || title.includes(` ${word}`)) ? 1 : 2;
}

function byGroup(entries: readonly PaletteEntry[]): PaletteEntry[][] {
  return paletteGroups.map((group) => entries.filter((entry) => entry.group === group)).filter((group) => group.length > 0);
}
