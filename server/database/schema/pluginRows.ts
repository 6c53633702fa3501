import type { ColumnType, Generated } from "kysely";
import type { JsonWithDefault } from "./columnTypes.ts";

export interface PluginStateRow {
  project_id: string;
  plugin_id: string;
  state: string;
  grants: Generated<string[]>;
  settings: JsonWithDefault;
  /** How far each capability reached when it was granted; null as long as nobody decided. */
  granted: ColumnType<object | null, string | null | undefined, string | null>;
  /** The row of `plugins` that it was granted to; null for the project's own code. */
  granted_to: string | null;
  updated_at: Generated<string>;
  updated_by: string | null;
}

export interface IncidentKey {
  project_id: string;
  plugin_id: string;
  scope: string;
  component: string;
  hash: string;
}

export interface PluginIncidentRow extends IncidentKey {
  why: string;
  message: string | null;
  line: number | null;
  column: number | null;
  count: Generated<number>;
  at: string;
  quarantined_at: string | null;
}

export interface PluginUsageRow {
  project_id: string;
  plugin_id: string;
  capability: string;
  calls: Generated<number>;
  refused: Generated<number>;
  last_at: string;
}
