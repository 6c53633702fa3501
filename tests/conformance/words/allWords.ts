import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { locales, type Locale } from "#core/locale.ts";
import { textsIn, type Texts, type Words, type WordSource } from "#core/wording/defineWords.ts";
import { listFiles, repositoryRoot } from "../../architecture/listFiles.ts";

const isTable = (path: string): boolean => /^export const \w+ = defineWords\b|^} satisfies Words;/m.test(readFileSync(join(repositoryRoot, path), "utf8"));

/** A table of words stands in a file of its own: `words.ts`, or `errorWords.ts` where a folder has several. */
export const wordFiles = listFiles().filter((path) => /\/(words|[a-z]+Words)\.ts$/.test(path) && isTable(path));

interface WordModule {
  readonly [name: string]: WordSource | Words;
}

/** What one file says in a language; a form of a text with a count has a key of its own. */
export async function textsOf(path: string, locale: Locale): Promise<Texts> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(join(repositoryRoot, path)).href)) as WordModule;
  const [words = {}] = Object.values(module);
  return typeof words === "function" ? await words(locale) : textsIn(locale, words);
}

/** Every text that the product's own code says, by language. */
export async function allTexts(): Promise<Readonly<Record<Locale, Texts>>> {
  const said = await Promise.all(locales.map(async (locale) => {
    const texts = await Promise.all(wordFiles.map(async (path) => await textsOf(path, locale)));
    return [locale, Object.assign({}, ...texts) as Texts];
  }));
  return Object.fromEntries(said) as Record<Locale, Texts>;
}
