import { coerceElement, runChecks } from "#core/elements/elementValue.ts";
import type { Locale } from "#core/locale.ts";
import { say } from "#core/wording/say.ts";
import { sayFailure } from "#core/wording/sayFailure.ts";
import { isEditable, type FieldElement } from "./formFields.ts";

/** Of whom and when a check is made. */
export interface CheckCircumstances {
  readonly isNew: boolean;
  readonly locale: Locale;
  readonly timeZone: string;
  /** What the element's custom validator says. */
  readonly customMessage?: string | undefined;
}

/** What is wrong with a value, in the specified order and words; the server checks by the same rules (spec §5). */
export function checkField(element: FieldElement, value: unknown, { isNew, locale, timeZone, customMessage }: CheckCircumstances): string[] {
  if (!isEditable(element)) return [];
  const coercion = coerceElement(element, value);
  // What the author says comes first, of a value that is none as well.
  if (!coercion.ok) return [...(customMessage ? [customMessage] : []), say(locale, coercion.key, coercion.params)];
  const context = { isNew, timeZone, ...(customMessage !== undefined && { customMessage }) };
  return runChecks(element, coercion.value, context).map((failure) => sayFailure(locale, failure));
}
