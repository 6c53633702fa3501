import { fillWording, type WordingParams } from "#core/wording/fillWording.ts";
import { useLoaded } from "../useLoaded.ts";
import { useLocale } from "../useLocale.ts";
import { liveWords } from "./liveWords.ts";

/** The words of a live result in the present language; the empty text until they are here. */
export function useLiveText(): (key: string, params?: WordingParams) => string {
  const locale = useLocale();
  const [words] = useLoaded(async () => await liveWords(locale), [locale]);
  return (key, params = {}) => (words.state === "ready" ? fillWording(words.value[`live.${key}`] ?? "", params) : "");
}
