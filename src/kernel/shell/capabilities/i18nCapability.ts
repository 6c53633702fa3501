import { computed } from "@preact/signals-react";
import { usableTimeZone } from "#core/format/zoneNames.ts";
import { toReadable } from "../../services/state/toReadable.ts";
import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const i18nCapability: CapabilityFactory<"i18n"> = ({ i18n, project }, { ledger }) => ({
  locale: ledger.readable("i18n.locale", toReadable(i18n.locale)),
  language: ledger.readable("i18n.language", toReadable(i18n.language)),
  languages: ledger.readable("i18n.languages", toReadable(i18n.languages)),
  locales: ledger.readable("i18n.locales", toReadable(i18n.locales)),
  timeZone: ledger.readable("i18n.timeZone", toReadable(computed(() => usableTimeZone(project.value?.timeZone)))),
  texts: ledger.readable("i18n.texts", toReadable(i18n.texts)),
  t: (key, params) => i18n.t(key, params),
  learn: async (words) => await i18n.learnWords(words),
  setLocale: async (code) => await i18n.setLocale(code),
});
