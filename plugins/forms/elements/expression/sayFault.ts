import { expressionFault } from "#core/wording/expressionFault.ts";
import type { useExpressionText } from "./useExpressionText.ts";

/** What is wrong in the reader's language; what nobody has words for comes behind a label, as the engine says it. */
export function sayFault(say: ReturnType<typeof useExpressionText>, detail: string): string {
  const fault = expressionFault(detail);
  return fault ? say(`fault.${fault.key}`, fault.params) : say("fault.unknown", { detail });
}
