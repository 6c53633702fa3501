import type { Generated } from "kysely";
import type { EntityColumns } from "./EntityColumns.ts";
import type { Json, JsonWithDefault, NullableJson } from "./columnTypes.ts";

export interface TableObjectRow extends EntityColumns {
  name: string;
  title: string;
  source: Json;
  is_public: Generated<boolean>;
  permissions: JsonWithDefault;
  row_rule: NullableJson;
  levels: JsonWithDefault;
  left_fixed: Generated<number>;
  right_fixed: Generated<number>;
  group_by: Generated<string[]>;
  split_rows_by: string | null;
  navigate_by_keyboard: Generated<boolean>;
  max_height: number | null;
  page_size: Generated<number>;
  sort: JsonWithDefault;
  search_fields: Generated<string[]>;
  form: string | null;
}

export interface TableColumnRow extends EntityColumns {
  table_id: string;
  parent_id: string | null;
  key: string;
  title: string;
  data_field: string | null;
  width: number | null;
  link: string | null;
  hint: string | null;
  cell_format: string | null;
  number_format: string | null;
  data_align: string | null;
  footer_align: string | null;
  data_nowrap: Generated<boolean>;
  footer_nowrap: Generated<boolean>;
  format_condition: string | null;
  format_color: string | null;
  format_background_color: string | null;
  footer: string | null;
  sum_type: string | null;
  is_sortable: Generated<boolean>;
  header_component: string | null;
  sort_order: Generated<number>;
}

export interface TableFilterRow extends EntityColumns {
  table_id: string;
  key: string;
  title: string;
  field: string;
  operator: string;
  type: string;
  default_value: NullableJson;
  is_required: Generated<boolean>;
  width: number | null;
  display_condition: string | null;
  options: NullableJson;
  sort_order: Generated<number>;
}

export interface TableButtonRow extends EntityColumns {
  table_id: string;
  key: string;
  title: string;
  icon: string | null;
  link: string | null;
  action: string | null;
  scope: string;
  confirm_text: string | null;
  permission: string | null;
  display_condition: string | null;
  sort_order: Generated<number>;
}

export interface ColumnPreferencesRow {
  user_id: string;
  table_id: string;
  level: number;
  config: Json;
  updated_at: Generated<string>;
}
