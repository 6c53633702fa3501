import type { WordSource } from "#core/wording/defineWords.ts";
import { fillWording, type WordingParams } from "#core/wording/fillWording.ts";
import { useLoaded } from "../useLoaded.ts";
import { useLocale } from "../useLocale.ts";

/**
 * Words that come with what says them, in the present language; the empty text until they are here. Needs `i18n`.
 * @param room what their keys begin with: `live` of `live.kept`
 * @since 1.0.0
 * @example const say = useLateText(liveWords, "live"); say("line", { line: 3, message })
 */
export function useLateText(source: WordSource, room: string): (key: string, params?: WordingParams) => string {
  const locale = useLocale();
  const [words] = useLoaded(async () => await source(locale), [source, locale]);
  return (key, params = {}) => (words.state === "ready" ? fillWording(words.value[`${room}.${key}`] ?? "", params) : "");
}
