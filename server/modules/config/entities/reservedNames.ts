import { entities } from "./entities.ts";

/** Entities of spec §3 that are not described yet, and people, which are no configuration. */
const others = [
  "cron", "excel_import_configs", "user_logs", "document_templates", "sql_metrics",
  "api_metrics", "users",
];

/**
 * Spec §3 "System configuration entities", and ours beside them. As names of tables and forms they always mean project
 * `platon`, and no other project may take them (D40).
 */
export const reservedNames: ReadonlySet<string> = new Set([...entities.map(({ name }) => name), ...others]);
