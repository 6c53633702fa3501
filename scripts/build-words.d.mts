import type { Plugin } from "vite";

/** For `codeSplitting.groups`: a language that is fetched when it is chosen is one file. */
export const wordChunk: { debugName: string; name: (id: string) => string; priority: number; test: RegExp };

/** All that the product says, by language and key. */
export function readAllWords(): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>>;

/** Each language of each table of words becomes a module of its own; the default language comes with the code. */
export function splitWords(): Plugin;
