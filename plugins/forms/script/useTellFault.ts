import type { ComponentFault } from "#sdk/contributions/view.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";

/** Tells the person what the author's code said as it failed, and the author's line. */
export function useTellFault(): (fault: ComponentFault) => void {
  const t = useText();
  const toasts = useCapability("toasts");
  return ({ message, line }) => void toasts.show({ kind: "error", text: line === undefined ? message : t("forms.button.failed", { message, line }) });
}

/** The sandbox ended it, and says so in its place. */
export const isStopped = ({ reason }: ComponentFault): boolean => reason === "ended" || reason === "quarantined";
