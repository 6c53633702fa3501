import type { RecordDescription } from "./RecordDescription.ts";
import { apiMetrics } from "./apiMetrics.ts";
import { call24Messages } from "./call24Messages.ts";
import { organizations } from "./organizations.ts";
import { projectSettings } from "./projectSettings.ts";
import { userLogs } from "./userLogs.ts";
import { userRoles } from "./userRoles.ts";
import { users } from "./users.ts";

export type { RecordDescription } from "./RecordDescription.ts";
export type { RecordField } from "./recordFields.ts";

/** Every kind of record of the platform's that administrators have a table and a form of. */
export const recordDescriptions: readonly RecordDescription[] = [call24Messages, organizations, users, userRoles, userLogs, apiMetrics, projectSettings];
