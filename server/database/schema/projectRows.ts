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
  translations_version: Generated<number>;
  seeded_at: string | null;
  created_at: Generated<string>;
}

export interface MenuRow extends EntityColumns {
  key: string;
  parent_id: string | null;
  name: string;
  link: string | null;
  css_class: string | null;
  css_style: string | null;
  badge: string | null;
  badge_type: Generated<string>;
  has_divider_before: Generated<boolean>;
  is_homepage: Generated<boolean>;
  is_track_menu: Generated<boolean>;
  datasource: string | null;
  permission: string | null;
  sort_order: Generated<number>;
}

export interface ComponentRow extends EntityColumns {
  name: string;
  content: Generated<string>;
  js: Generated<string>;
  css: Generated<string>;
  is_public: Generated<boolean>;
  realm: Generated<string>;
}

export interface TranslationRow extends EntityColumns {
  key: string;
  uz: string | null;
  la: string | null;
  ru: string | null;
  en: string | null;
  qq: string | null;
  kh: string | null;
}

export interface PageRow extends EntityColumns {
  name: string;
  title: string;
  is_public: Generated<boolean>;
  permissions: JsonWithDefault;
  css: Generated<string>;
  queries: JsonWithDefault;
}

export interface PageComponentRow extends EntityColumns {
  page_id: string;
  name: string;
  css: Generated<string>;
  scripts: Generated<string[]>;
  realm: Generated<string>;
  sort_order: Generated<number>;
}
