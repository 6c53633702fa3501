import { formatDate, formatDateTime, formatTime } from "#core/format/formatDate.ts";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useReadable } from "#sdk/react/useReadable.ts";

const writers = { date: formatDate, datetime: formatDateTime, time: formatTime };

/** How a day, a moment or a time is written by the element's `format`; undefined where it has none. */
export function useMomentFormat({ format: pattern }: FormElementProps["element"], kind: keyof typeof writers): ((value: string) => string) | undefined {
  const locale = useLocale();
  const timeZone = useReadable(useCapability("i18n").timeZone);
  return pattern ? (value) => writers[kind](value, { pattern, locale, timeZone }) : undefined;
}
