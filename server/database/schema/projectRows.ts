import type { Generated } from "kysely";
import type { EntityColumns } from "./EntityColumns.ts";
import type { JsonWithDefault } from "./columnTypes.ts";

export interface MigrationRow {
  id: string;
  checksum: string;
  applied_at: string;
}

export interface ProjectRow {
  id: string;
  title: string;
  host_names: Generated<string[]>;
  is_default: Generated<boolean>;
  settings: JsonWithDefault;
  revision: Generated<number>;
  /** Tells the project from all others, those of other servers among them. */
  origin: Generated<string>;
  translations_version: Generated<number>;
  seeded_at: string | null;
  created_at: Generated<string>;
}

export interface PageRow extends EntityColumns {
  name: string;
  title: string;
  is_public: Generated<boolean>;
  permissions: JsonWithDefault;
  css: Generated<string>;
  queries: JsonWithDefault;
}
