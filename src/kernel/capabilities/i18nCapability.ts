import { computed } from "@preact/signals-react";
import { toReadable } from "../state/toReadable.ts";
import type { CapabilityFactory } from "./CapabilityFactory.ts";

/** Where times are shown until the project says otherwise (spec §9). */
const defaultTimeZone = "Asia/Tashkent";

export const i18nCapability: CapabilityFactory<"i18n"> = ({ i18n, project }, { ledger }) => ({
  locale: ledger.readable("i18n.locale", toReadable(i18n.locale)),
  locales: ledger.readable("i18n.locales", toReadable(i18n.locales)),
  timeZone: ledger.readable("i18n.timeZone", toReadable(computed(() => project.value?.timeZone ?? defaultTimeZone))),
  texts: ledger.readable("i18n.texts", toReadable(i18n.texts)),
  t: (key, params) => i18n.t(key, params),
  setLocale: async (locale) => await i18n.setLocale(locale),
});
