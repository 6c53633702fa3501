import {
  BookOpen, Building2, Component, Database, FileCog, Files, FileSpreadsheet, FormInput, HardDrive, History, Languages, LayoutTemplate, Menu, Network, Puzzle, ScrollText,
  Settings, ShieldCheck, Table2, Users, type LucideIcon,
} from "lucide-react";

/** A place in which administrators keep something of the project. */
export interface AdministrationPlace {
  /** Its words are `system.admin.places.<id>` and `system.admin.about.<id>`. */
  readonly id: string;
  readonly link: string;
  readonly icon: LucideIcon;
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
      { id: "datasets", link: "tables/datasets", icon: Database, entity: "datasets" },
      { id: "tables", link: "tables/tables", icon: Table2, entity: "tables" },
      { id: "forms", link: "tables/forms", icon: FormInput, entity: "forms" },
      { id: "exports", link: "tables/export_resources", icon: FileSpreadsheet, entity: "export_resources" },
      { id: "categories", link: "tables/file_categories", icon: FileCog, entity: "file_categories" },
    ],
  },
  {
    id: "screens",
    places: [
      { id: "menus", link: "tables/menus", icon: Menu, entity: "menus" },
      { id: "pages", link: "tables/platon_pages", icon: LayoutTemplate, entity: "platon_pages" },
      { id: "components", link: "tables/components", icon: Component, entity: "components" },
      { id: "translations", link: "tables/translations", icon: Languages, entity: "translations" },
      { id: "instructions", link: "tables/instructions", icon: BookOpen, entity: "instructions" },
    ],
  },
  {
    id: "people",
    places: [
      { id: "users", link: "tables/users", icon: Users },
      { id: "organizations", link: "tables/organizations", icon: Building2 },
      { id: "roles", link: "tables/roles", icon: ShieldCheck, entity: "roles" },
      { id: "logs", link: "tables/user_logs", icon: ScrollText },
    ],
  },
  {
    id: "system",
    places: [
      { id: "settings", link: "system/settings", icon: Settings },
      { id: "plugins", link: "system/plugins", icon: Puzzle },
      { id: "endpoints", link: "tables/api_endpoints", icon: Network, entity: "api_endpoints" },
      { id: "files", link: "system/file-manager", icon: Files },
      { id: "history", link: "system/history", icon: History },
      { id: "database", link: "system/db-control", icon: HardDrive },
    ],
  },
];
