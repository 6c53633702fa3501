import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { locales } from "#core/locale.ts";
import type { Words, WordSource } from "#core/wording/defineWords.ts";
import { listFiles, repositoryRoot } from "../../architecture/listFiles.ts";

const isTable = (path: string): boolean => /^export const \w+ = defineWords\b|^} satisfies Words;/m.test(readFileSync(join(repositoryRoot, path), "utf8"));

/** A table of words stands in a file of its own: `words.ts`, or `errorWords.ts` where a folder has several. */
export const wordFiles = listFiles().filter((path) => /\/(words|[a-z]+Words)\.ts$/.test(path) && isTable(path));

interface WordModule {
  readonly [name: string]: WordSource | Words;
}

/** The words of one file, in every language. */
export async function wordsOf(path: string): Promise<Words> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(join(repositoryRoot, path)).href)) as WordModule;
  const [words] = Object.values(module);
  return typeof words === "function" ? await joined(words) : (words ?? {});
}

async function joined(source: WordSource): Promise<Words> {
  const texts = await Promise.all(locales.map(async (locale) => [locale, await source(locale)] as const));
  const keys = Object.keys(texts[0]?.[1] ?? {});
  return Object.fromEntries(keys.map((key) => [key, Object.fromEntries(texts.map(([locale, found]) => [locale, found[key]]))])) as Words;
}

/** Every text that the product's own code says, in one table. */
export async function allWords(): Promise<Words> {
  return Object.assign({}, ...(await Promise.all(wordFiles.map(wordsOf)))) as Words;
}
