import { fillWording, type WordingParams } from "#core/wording/fillWording.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { expressionWords } from "./expressionWords.ts";

/** The words of the editor in the present language; the empty text until they are here. */
export function useExpressionText(): (key: string, params?: WordingParams) => string {
  const locale = useLocale();
  const [words] = useLoaded(async () => await expressionWords(locale), [locale]);
  return (key, params = {}) => (words.state === "ready" ? fillWording(words.value[`expression.${key}`] ?? "", params) : "");
}
