import type { GuestCapabilityName } from "#sdk/capabilities/index.ts";
import type { CapabilityRules } from "./MemberRule.ts";
import { filesRules, clipboardRules, downloadRules, storageRules } from "./rules/keepingRules.ts";
import { httpRules, navigationRules } from "./rules/outwardRules.ts";
import { formsRules, metricsRules, pagesRules, tablesRules } from "./rules/recordRules.ts";
import { auditRules, dialogsRules, overlayRules, toastsRules } from "./rules/sayingRules.ts";
import { commandsRules, eventsRules } from "./rules/tellingRules.ts";
import { userRules } from "./rules/userRules.ts";

/** What each member takes of a guest's arguments, and what it needs of the grant. Total over the guest's map (X12). */
export const memberRules: { readonly [Name in GuestCapabilityName]: CapabilityRules<Name> } = {
  tables: tablesRules,
  forms: formsRules,
  pages: pagesRules,
  metrics: metricsRules,
  http: httpRules,
  navigation: navigationRules,
  dialogs: dialogsRules,
  toasts: toastsRules,
  overlay: overlayRules,
  i18n: {},
  theme: {},
  user: userRules,
  storage: storageRules,
  files: filesRules,
  events: eventsRules,
  audit: auditRules,
  clipboard: clipboardRules,
  download: downloadRules,
  commands: commandsRules,
};
