import { formatDate, formatDateTime, formatTime } from "#core/format/formatDate.ts";
import { tagBeyond } from "#core/languages.ts";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useReadable } from "#sdk/react/useReadable.ts";

const writers = { date: formatDate, datetime: formatDateTime, time: formatTime };

/** How a day, a moment or a time is written by the element's `format`; undefined where it has none. */
export function useMomentFormat({ format: pattern }: FormElementProps["element"], kind: keyof typeof writers): ((value: string) => string) | undefined {
  const language = useLanguage();
  const timeZone = useReadable(useCapability("i18n").timeZone);
  return pattern ? (value) => writers[kind](value, { pattern, locale: language.locale, ...tagBeyond(language), timeZone }) : undefined;
}
