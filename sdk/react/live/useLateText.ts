import type { WordSource } from "#core/wording/defineWords.ts";
import { fillWording, type WordingParams } from "#core/wording/fillWording.ts";
import { useCapability } from "../CapabilitiesContext.ts";
import { useLoaded } from "../useLoaded.ts";
import { useText } from "../useText.ts";

/**
 * Words that come with what says them, in the present language, as the project says them where it does; the empty text until they are
 * here. Needs `i18n`.
 * @param room what their keys begin with: `live` of `live.kept`
 * @since 1.0.0
 * @example const say = useLateText(liveWords, "live"); say("line", { line: 3, message })
 */
export function useLateText(source: WordSource, room: string): (key: string, params?: WordingParams) => string {
  const i18n = useCapability("i18n");
  const t = useText();
  const [learnt] = useLoaded(async () => await i18n.learn(source), [i18n, source]);
  return (key, params = {}) => (learnt.state === "ready" ? fillWording(t(`${room}.${key}`), params) : "");
}

/** Says a text by the rest of its key. */
export type SayLate = ReturnType<typeof useLateText>;
