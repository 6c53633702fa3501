import type { CapabilityName } from "#sdk/capabilities/index.ts";
import { auditCapability } from "./auditCapability.ts";
import type { CapabilityFactory } from "./CapabilityFactory.ts";
import { clipboardCapability } from "./clipboardCapability.ts";
import { commandsCapability } from "./commandsCapability.ts";
import { dialogsCapability } from "./dialogsCapability.ts";
import { documentsCapability } from "./documentsCapability.ts";
import { downloadCapability } from "./downloadCapability.ts";
import { eventsCapability } from "./eventsCapability.ts";
import { expressionsCapability } from "./expressionsCapability.ts";
import { filesCapability } from "./filesCapability.ts";
import { formsCapability } from "./formsCapability.ts";
import { httpCapability } from "./httpCapability.ts";
import { i18nCapability } from "./i18nCapability.ts";
import { loggingCapability } from "./loggingCapability.ts";
import { metricsCapability } from "./metricsCapability.ts";
import { navigationCapability } from "./navigationCapability.ts";
import { overlayCapability } from "./overlayCapability.ts";
import { pagesCapability } from "./pagesCapability.ts";
import { pluginsCapability } from "./pluginsCapability.ts";
import { projectCapability } from "./projectCapability.ts";
import { sessionCapability } from "./sessionCapability.ts";
import { signaturesCapability } from "./signaturesCapability.ts";
import { storageCapability } from "./storageCapability.ts";
import { tablesCapability } from "./tablesCapability.ts";
import { themeCapability } from "./themeCapability.ts";
import { toastsCapability } from "./toastsCapability.ts";
import { userCapability } from "./userCapability.ts";

/** Every capability of the SDK; it compiles only while none is missing. */
export const capabilityFactories: { readonly [Name in CapabilityName]: CapabilityFactory<Name> } = {
  tables: tablesCapability,
  forms: formsCapability,
  pages: pagesCapability,
  metrics: metricsCapability,
  http: httpCapability,
  navigation: navigationCapability,
  dialogs: dialogsCapability,
  documents: documentsCapability,
  toasts: toastsCapability,
  overlay: overlayCapability,
  i18n: i18nCapability,
  theme: themeCapability,
  user: userCapability,
  session: sessionCapability,
  signatures: signaturesCapability,
  storage: storageCapability,
  files: filesCapability,
  events: eventsCapability,
  audit: auditCapability,
  clipboard: clipboardCapability,
  download: downloadCapability,
  commands: commandsCapability,
  expressions: expressionsCapability,
  project: projectCapability,
  plugins: pluginsCapability,
  logging: loggingCapability,
};
