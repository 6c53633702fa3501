import { checkCheckbox } from "./checkCheckbox.ts";
import { checkCustom } from "./checkCustom.ts";
import { checkDateRange } from "./checkDateRange.ts";
import { checkFileCount } from "./checkFileCount.ts";
import { checkNumberRange } from "./checkNumberRange.ts";
import { checkPassword } from "./checkPassword.ts";
import { checkRawJson } from "./checkRawJson.ts";
import { checkRequired } from "./checkRequired.ts";
import { checkScale } from "./checkScale.ts";
import { checkSelectionCount } from "./checkSelectionCount.ts";
import { checkTextLength } from "./checkTextLength.ts";
import type { Check, CheckContext, CheckedElement, CheckFailure } from "./types.ts";

export type { CheckContext, CheckedElement, CheckFailure } from "./types.ts";

/** In the order of the specification (§5). A new rule gets its place here; form and server have it then. */
const checks: readonly Check[] = [
  checkCustom,
  checkCheckbox,
  checkPassword,
  checkRequired,
  checkRawJson,
  checkDateRange,
  checkFileCount,
  checkSelectionCount,
  checkNumberRange,
  checkScale,
  checkTextLength,
];

/**
 * Every rule that the value breaks, in the specified order. The value has been through `coerceValue`. An element
 * without a dataField holds no value and is not checked; whether it is visible or read-only is the caller's question.
 */
export function runChecks(element: CheckedElement, value: unknown, context: CheckContext): CheckFailure[] {
  if (element.dataField === undefined || element.dataField === null || element.dataField === "") return [];
  return checks.flatMap((check) => check(element, value, context) ?? []);
}
