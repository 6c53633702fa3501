import type { Locale } from "#core/locale.ts";
import { useCapability } from "./CapabilitiesContext.ts";
import { useReadable } from "./useReadable.ts";

/**
 * The present language; the component is drawn again when it changes. Needs `i18n`.
 * @since 1.0.0
 * @example const isRussian = useLocale() === "ru";
 */
export const useLocale = (): Locale => useReadable(useCapability("i18n").locale);
