import type { Generated } from "kysely";
import type { EntityColumns } from "./EntityColumns.ts";
import type { Json, JsonWithDefault, NullableJson } from "./columnTypes.ts";

export interface FormRow extends EntityColumns {
  name: string;
  title: string;
  source: Json;
  is_public: Generated<boolean>;
  layout: Generated<string>;
  permissions: JsonWithDefault;
  row_rule: NullableJson;
}

export interface FormElementRow extends EntityColumns {
  form_id: string;
  parent_id: string | null;
  key: string;
  type: string;
  data_field: string | null;
  label: string | null;
  options_from: NullableJson;
  data: NullableJson;
  properties: JsonWithDefault;
  sort_order: Generated<number>;
}
