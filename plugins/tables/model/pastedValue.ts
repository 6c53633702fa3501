import { coerceValue, runChecks } from "#core/elements/elementValue.ts";
import { valueKindOf } from "#core/elements/findElementType.ts";
import type { Locale } from "#core/locale.ts";
import { say } from "#core/wording/say.ts";
import type { FormElement, Option } from "#sdk/wire.ts";
import type { ReadText } from "./pastePlan.ts";

export interface PastedValueSetting {
  readonly locale: Locale;
  readonly timeZone: string;
  /** Those of a choice that the form or the column lists. */
  readonly options: (element: FormElement) => readonly Option[];
  readonly words: { readonly noOption: string; readonly noText: string; readonly yes: readonly string[] };
}

/** What a pasted text means in a field, by the element's own coercion and checks. */
export function pastedValue(element: FormElement, text: string, setting: PastedValueSetting): ReadText {
  const { locale, timeZone, words } = setting;
  if (text.includes("\0")) return { problem: words.noText };
  const meant = meaningOf(element, text.trim() === "" ? "" : text, setting);
  if (meant === undefined) return { problem: words.noOption };
  const coercion = coerceValue(element.type, meant);
  if (!coercion.ok) return { problem: say(locale, coercion.key, coercion.params) };
  const [failure] = runChecks(element, coercion.value, { isNew: false, timeZone });
  return failure ? { problem: say(locale, failure.key, failure.params) } : { value: coercion.value };
}

/** Undefined where it names no option. */
function meaningOf(element: FormElement, text: string, { options, words }: PastedValueSetting): unknown {
  const idOf = (name: string): string | undefined =>
    options(element).find((option) => option.id === name || option.name.toLowerCase() === name.toLowerCase())?.id;
  switch (valueKindOf(element.type)) {
    case "number":
    case "int":
      return text.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".") || null;
    case "date":
      return text.trim().replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, "$3-$2-$1") || null;
    case "flag":
      return ["1", "true", ...words.yes].includes(text.trim().toLowerCase());
    case "choice":
      return text === "" ? null : idOf(text.trim());
    case "choices": {
      const ids = text === "" ? [] : text.split(/,\s*/).map(idOf);
      return ids.includes(undefined) ? undefined : ids;
    }
    default:
      return text;
  }
}
