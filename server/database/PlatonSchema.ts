import type { Generated } from "kysely";
import type {
  ApiTokenRow, LoginAttemptRow, OrganizationRow, PasswordLinkRow, PendingCodeRow, RefreshTokenRow, SessionRow, SignatureChallengeRow, SignatureRuleRow, UserRoleRow, UserRow,
} from "./schema/accountRows.ts";
import type { Call24MessageRow } from "./schema/Call24MessageRow.ts";
import type { Json } from "./schema/columnTypes.ts";
import type { EntityColumns } from "./schema/EntityColumns.ts";
import type { ExportTicketRow } from "./schema/ExportTicketRow.ts";
import type { FileRow, ResumableUploadRow } from "./schema/fileRows.ts";
import type { AuditRow, EventRow, IdempotencyKeyRow, RevisionRow, UnnumberedEventRow } from "./schema/historyRows.ts";
import type { BadImportRow, ImportRow, ImportedRow } from "./schema/importRows.ts";
import type { PasskeyQuestionRow, PasskeyRow } from "./schema/passkeyRows.ts";
import type { IdentityRow, OAuthFlowRow, OAuthTicketRow } from "./schema/identityRows.ts";
import type { IncidentKey, PluginIncidentRow, PluginStateRow, PluginUsageRow } from "./schema/pluginRows.ts";
import type { MigrationRow, PageRow, ProjectRow } from "./schema/projectRows.ts";
import type { ColumnDefaultsRow } from "./schema/ColumnDefaultsRow.ts";
import type { ColumnPreferencesRow } from "./schema/ColumnPreferencesRow.ts";
import type { TaskProblemRow, TaskRow } from "./schema/taskRows.ts";
import type { TableViewDefaultRow, TableViewRow } from "./schema/tableViewRows.ts";

/**
 * Those tables of schema `platon` that typed queries name, as Kysely's types, by their full names (`"platon.users"`). The other
 * configuration entities are read and written by their descriptions (modules/config/entities).
 * Columns are what the migrations make; values arrive as wireTypes.ts says (timestamps as ISO text).
 */
export interface PlatonSchema {
  "platon.migrations": MigrationRow;
  "platon.projects": ProjectRow;
  "platon.call24_messages": Call24MessageRow;
  "platon.organizations": OrganizationRow;
  "platon.users": UserRow;
  "platon.user_organizations": { user_id: string; org_id: string };
  "platon.roles": EntityColumns & { name: string; title: string; permissions: Generated<string[]> };
  "platon.user_roles": UserRoleRow;
  "platon.password_links": PasswordLinkRow;
  "platon.passkeys": PasskeyRow;
  "platon.passkey_questions": PasskeyQuestionRow;
  "platon.identities": IdentityRow;
  "platon.oauth_flows": OAuthFlowRow;
  "platon.oauth_tickets": OAuthTicketRow;
  "platon.sessions": SessionRow;
  "platon.api_tokens": ApiTokenRow;
  "platon.signature_challenges": SignatureChallengeRow;
  "platon.signature_rules": SignatureRuleRow;
  "platon.refresh_tokens": RefreshTokenRow;
  "platon.login_attempts": LoginAttemptRow;
  "platon.otp_pending": PendingCodeRow;
  "platon.recovery_codes": { user_id: string; hash: string };
  "platon.call_counts": { key: string; count: number; until: string };
  "platon.draft_keys": { user_id: string; key: string; created_at: Generated<string> };
  "platon.secrets": { name: string; value: string; created_at: Generated<string> };
  "platon.platon_pages": PageRow;
  "platon.revisions": RevisionRow;
  "platon.events": EventRow;
  "platon.unnumbered_events": UnnumberedEventRow;
  "platon.audit": AuditRow;
  "platon.plugin_states": PluginStateRow;
  "platon.plugins": EntityColumns & { name: string; manifest: Json; modules: Json; grants: Generated<string[]> };
  "platon.plugin_incidents": PluginIncidentRow;
  "platon.plugin_incident_users": IncidentKey & { user_id: string; is_strike: boolean };
  "platon.plugin_usage": PluginUsageRow;
  "platon.export_tickets": ExportTicketRow;
  "platon.imports": ImportRow;
  "platon.import_rows": ImportedRow;
  "platon.bad_import_rows": BadImportRow;
  "platon.tasks": TaskRow;
  "platon.task_problems": TaskProblemRow;
  "platon.column_defaults": ColumnDefaultsRow;
  "platon.column_preferences": ColumnPreferencesRow;
  "platon.table_views": TableViewRow;
  "platon.table_view_defaults": TableViewDefaultRow;
  "platon.idempotency_keys": IdempotencyKeyRow;
  "platon.files": FileRow;
  "platon.resumable_uploads": ResumableUploadRow;
}
