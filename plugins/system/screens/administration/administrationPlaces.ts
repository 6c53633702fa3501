/** A place in which administrators keep something of the project. */
export interface AdministrationPlace {
  /** Its words are `system.admin.places.<id>` and `system.admin.about.<id>`. */
  readonly id: string;
  readonly link: string;
  /** A name of lucide's. */
  readonly icon: string;
  /** The entity whose objects are counted. */
  readonly entity?: string;
}

export interface AdministrationSection {
  /** Its words are `system.admin.sections.<id>`. */
  readonly id: string;
  readonly places: readonly AdministrationPlace[];
}

/** Everything that administrators keep: configuration and people as tables, the rest as screens. */
export const administrationSections: readonly AdministrationSection[] = [
  {
    id: "data",
    places: [
      { id: "datasets", link: "tables/datasets", icon: "database", entity: "datasets" },
      { id: "tables", link: "tables/tables", icon: "table-2", entity: "tables" },
      { id: "forms", link: "tables/forms", icon: "form-input", entity: "forms" },
      { id: "exports", link: "tables/export_resources", icon: "file-spreadsheet", entity: "export_resources" },
      { id: "imports", link: "tables/excel_import_configs", icon: "file-input", entity: "excel_import_configs" },
      { id: "documents", link: "tables/document_templates", icon: "file-text", entity: "document_templates" },
      { id: "categories", link: "tables/file_categories", icon: "folder-tree", entity: "file_categories" },
    ],
  },
  {
    id: "screens",
    places: [
      { id: "menus", link: "tables/menus", icon: "menu", entity: "menus" },
      { id: "pages", link: "tables/platon_pages", icon: "layout-dashboard", entity: "platon_pages" },
      { id: "components", link: "tables/components", icon: "component", entity: "components" },
      { id: "translations", link: "system/translations", icon: "languages", entity: "translations" },
      { id: "instructions", link: "tables/instructions", icon: "book-open", entity: "instructions" },
    ],
  },
  {
    id: "people",
    places: [
      { id: "users", link: "tables/users", icon: "users" },
      { id: "organizations", link: "tables/organizations", icon: "building-2" },
      { id: "roles", link: "tables/roles", icon: "shield-check", entity: "roles" },
      { id: "support", link: "tables/call24_messages", icon: "headset" },
      { id: "logs", link: "tables/user_logs", icon: "scroll-text" },
    ],
  },
  {
    id: "system",
    places: [
      { id: "settings", link: "system/settings", icon: "settings" },
      { id: "plugins", link: "system/plugins", icon: "puzzle" },
      { id: "endpoints", link: "tables/api_endpoints", icon: "network", entity: "api_endpoints" },
      { id: "schedules", link: "system/schedules", icon: "calendar-check", entity: "cron" },
      { id: "metrics", link: "tables/sql_metrics", icon: "chart-line", entity: "sql_metrics" },
      { id: "files", link: "system/file-manager", icon: "files" },
      { id: "history", link: "system/history", icon: "history" },
      { id: "health", link: "system/health", icon: "heart-pulse" },
      { id: "calls", link: "tables/api_metrics", icon: "chart-no-axes-column" },
      { id: "database", link: "system/db-control", icon: "hard-drive" },
    ],
  },
];
