import type { Migration } from "../migrate.ts";
import { fold } from "./0000-fold.ts";
import { platonSchema } from "./0001-platon.ts";
import { files } from "./0002-files.ts";
import { endpoints } from "./0003-endpoints.ts";
import { plugins } from "./0004-plugins.ts";
import { frames } from "./0005-frames.ts";
import { loginAttempts } from "./0006-login-attempts.ts";
import { datasetRowRules } from "./0007-dataset-row-rules.ts";
import { textIndexes } from "./0008-text-indexes.ts";
import { trustedDevices } from "./0009-trusted-devices.ts";
import { fileCategories } from "./0010-file-categories.ts";
import { instructions } from "./0011-instructions.ts";
import { trigrams } from "./0012-trigrams.ts";
import { unnumberedEvents } from "./0013-unnumbered-events.ts";
import { resumableUploads } from "./0014-resumable-uploads.ts";
import { fileManager } from "./0015-file-manager.ts";
import { draftKeys } from "./0019-draft-keys.ts";
import { thanks } from "./0020-thanks.ts";
import { library } from "./0027-library.ts";
import { columnDefaults } from "./0028-column-defaults.ts";
import { tableViews } from "./0029-table-views.ts";
import { tableLayout } from "./0032-table-layout.ts";
import { exportResources } from "./0033-export-resources.ts";
import { exportTickets } from "./0034-export-tickets.ts";
import { instructionTexts } from "./0038-instruction-texts.ts";
import { datasetFields } from "./0039-dataset-fields.ts";
import { people } from "./0040-people.ts";
import { userLogs } from "./0041-user-logs.ts";
import { projectSettings } from "./0042-project-settings.ts";
import { history } from "./0043-history.ts";
import { recordRevisions } from "./0043-record-revisions.ts";
import { textBases } from "./0045-text-bases.ts";
import { observation } from "./0046-observation.ts";
import { languages } from "./0047-languages.ts";
import { heldValues } from "./0048-held-values.ts";
import { loggedValues } from "./0049-logged-values.ts";
import { signIn } from "./0050-sign-in.ts";
import { oneTimeCodes } from "./0051-one-time-codes.ts";
import { identities } from "./0052-identities.ts";
import { signatures } from "./0053-signatures.ts";
import { sessionMethods } from "./0054-sessions.ts";
import { apiTokens } from "./0055-api-tokens.ts";
import { mail } from "./0057-mail.ts";
import { passkeys } from "./0058-passkeys.ts";
import { neededFactor } from "./0059-needed-factor.ts";
import { imports } from "./0064-imports.ts";
import { metrics } from "./0062-metrics.ts";
import { settingSecrets } from "./0060-setting-secrets.ts";
import { stageRequests } from "./0061-stage-requests.ts";
import { cron } from "./0066-cron.ts";
import { documents } from "./0063-documents.ts";
import { tasks } from "./0065-tasks.ts";
import { call24 } from "./0068-call24.ts";
import { apiMetrics } from "./0069-api-metrics.ts";
import { health } from "./0070-health.ts";
import { keptDocuments } from "./0072-kept-documents.ts";
import { projectLimits } from "./0073-project-limits.ts";
import { badImportRows } from "./0074-bad-import-rows.ts";

/** In the order in which they are applied. */
export const migrations: readonly Migration[] = [
  fold, platonSchema, files, endpoints, plugins, frames, loginAttempts, datasetRowRules, textIndexes,
  trustedDevices, fileCategories, instructions, trigrams, unnumberedEvents, resumableUploads, fileManager,
  draftKeys, thanks, library, columnDefaults, tableViews, tableLayout, exportResources, exportTickets, instructionTexts,
  datasetFields, people, userLogs, projectSettings, history, textBases, recordRevisions, observation, languages, heldValues, loggedValues,
  signIn, oneTimeCodes, identities, signatures, sessionMethods, apiTokens, mail, passkeys, neededFactor,
  stageRequests, settingSecrets, metrics, documents, imports,
  tasks, cron, call24, apiMetrics, health,
  keptDocuments, projectLimits, badImportRows,
];
