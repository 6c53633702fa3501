import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";

/** Says how a call ended: by a word of ours, or why it failed. @returns whether it was done */
export function useTold(): (work: Promise<unknown>, word: string) => Promise<boolean> {
  const toasts = useCapability("toasts");
  const locale = useLocale();
  const t = useText();
  return async (work, word) => {
    try {
      await work;
      await toasts.show({ kind: "success", text: t(word) });
      return true;
    } catch (failure) {
      await toasts.show({ kind: "error", text: readFailure(failure, locale) });
      return false;
    }
  };
}
