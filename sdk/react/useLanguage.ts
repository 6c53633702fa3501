import type { Language } from "#core/languages.ts";
import { useCapability } from "./CapabilitiesContext.ts";
import { useReadable } from "./useReadable.ts";

/**
 * The present language, which may be one of the project's own: what the server answers in. The component is drawn again when it
 * changes. Needs `i18n`.
 * @since 1.0.0
 * @example const { code } = useLanguage(); const [page] = useLoaded(read, [read, code]);
 */
export const useLanguage = (): Language => useReadable(useCapability("i18n").language);
