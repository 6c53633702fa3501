import type { TableConfig } from "#contract/table.ts";
import { isAllowed } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { resolveSource, type ProjectConfig, type Table } from "../config/index.ts";

type Levels = Table["levels"];

/** Where a table stands among the levels of the one that was asked for: 1 is that table itself (D47). */
export interface TablePlace {
  readonly levels: Levels;
  readonly level: number;
}

/** The field of a table's rows that the rows of the next level hold; undefined where they hold its id, or there is none. */
export function keyBelow({ levels, level }: TablePlace, config: ProjectConfig): string | undefined {
  const next = levels.find((one) => one.level === level + 1);
  const child = next && config.tables.get(next.table);
  const key = child && resolveSource(child.source, config).fields.get(next.parentField)?.references?.field;
  return key === "id" ? undefined : key;
}

/** The child tables that the caller may read; below one that may not be read there is none. */
export function presentLevels({ levels }: Table, config: ProjectConfig, context: CallContext): TableConfig["levels"] {
  const sorted = levels.toSorted((a, b) => a.level - b.level);
  const refused = sorted.findIndex(({ table }) => {
    const child = config.tables.get(table);
    return child === undefined || !isAllowed(child, "read", context);
  });
  const open = refused === -1 ? sorted : sorted.slice(0, refused);
  return open.map((one) => {
    const parentKey = keyBelow({ levels, level: one.level - 1 }, config);
    return { level: one.level, table: one.table, parentField: one.parentField, ...(parentKey !== undefined && { parentKey }) };
  });
}
