import type { InstructionItem } from "#sdk/wire.ts";

/** A page in the order in which the help is read. */
export interface HelpPage {
  readonly item: InstructionItem;
  /** From the outermost to the page itself. */
  readonly path: readonly InstructionItem[];
}

/** All pages, each before those below it. */
export const pagesOf = (items: readonly InstructionItem[], above: readonly InstructionItem[] = []): HelpPage[] =>
  items.flatMap((item) => {
    const path = [...above, item];
    return [{ item, path }, ...pagesOf(item.children, path)];
  });

/** `/instructions/{main?}/{sub?}`: the subject, and the page in it where that is another one (spec §2). */
export function helpLink({ path }: HelpPage): string {
  const [main, last] = [path[0], path.at(-1)];
  return main === last ? `instructions/${main?.key}` : `instructions/${main?.key}/${last?.key}`;
}

/** The page that an address names; without one the first. */
export function pageAt(pages: readonly HelpPage[], { main, sub }: { readonly main?: string | undefined; readonly sub?: string | undefined }): HelpPage | undefined {
  const key = sub ?? main;
  return key === undefined ? pages[0] : pages.find(({ item }) => item.key === key);
}
