import type { Locale } from "#core/locale.ts";
import type { Texts, WordSource } from "#core/wording/defineWords.ts";

/** One language of all sources. A key has one source, so their order does not matter. */
export async function gatherWords(sources: readonly WordSource[], locale: Locale): Promise<Texts> {
  const texts = await Promise.all(sources.map(async (source) => await source(locale)));
  return Object.assign({}, ...texts) as Texts;
}
