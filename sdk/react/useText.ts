import { useCallback } from "react";
import type { TextParams } from "../capabilities/i18n.ts";
import { useCapability } from "./CapabilitiesContext.ts";
import { useReadable } from "./useReadable.ts";

/**
 * The wording function `t`; the component is drawn again when the language or its texts change.
 * @since 1.0.0
 * @example const t = useText(); return <p>{t("tables.empty")}</p>;
 */
export function useText(): (key: string, params?: TextParams) => string {
  const i18n = useCapability("i18n");
  const locale = useReadable(i18n.locale);
  const texts = useReadable(i18n.texts);
  // `locale` and `texts` are the reason for a new function: memoised children must see a changed language.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useCallback((key, params) => i18n.t(key, params), [i18n, locale, texts]);
}
