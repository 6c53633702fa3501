import type { EntityName } from "./EntityDefinition.ts";

/**
 * Spec §3 "System configuration entities", and ours beside them. As names of tables and forms they always mean project
 * `platon`, and no other project may take them (D40).
 */
export const reservedNames: ReadonlySet<string> = new Set<EntityName | string>([
  "menus", "forms", "form_elements", "tables", "table_columns", "table_filters", "table_buttons", "file_categories", "cron",
  "api_endpoints", "api_stages", "excel_import_configs", "export_resources", "translations", "user_logs",
  "document_templates", "platon_pages", "platon_page_components", "instructions", "sql_metrics", "api_metrics",
  "datasets", "components", "roles", "users", "plugins",
]);
