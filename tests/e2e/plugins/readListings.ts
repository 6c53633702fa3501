import { readFileSync } from "node:fs";

export interface Listing {
  readonly name: string;
  readonly text: string;
}

/** The listings of a document that say which file they are: ```` ```json hearts.json ````. */
export function readListings(document: string): Listing[] {
  const text = readFileSync(new URL(`../../../docs/${document}`, import.meta.url), "utf8");
  return Array.from(text.matchAll(/^```[a-z]+ (\S+)\n([\s\S]*?)^```$/gm), ([, name = "", body = ""]) => ({ name, text: body }));
}
