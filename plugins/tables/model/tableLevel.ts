import type { TableConfig } from "#sdk/wire.ts";

type Levels = TableConfig["levels"];

/** Which of a table's child tables a table is, and whose: the rows of one row of the level above (D47). */
export interface TableLevel {
  /** The table by whose calls the rows are read: its `levels` say what stands at which depth. */
  readonly root: string;
  readonly levels: Levels;
  /** From 2 on. */
  readonly level: number;
  readonly parentId: string;
  /** What a new record holds that leads to the parent; undefined where nobody knows. */
  readonly given: Readonly<Record<string, string>> | undefined;
}

/** A table, or a child table. */
export type LeveledTable = Pick<TableConfig, "name" | "levels"> & { readonly at?: TableLevel | undefined };

/** What the rows of a table open. */
export interface NextLevel extends Pick<TableLevel, "root" | "levels" | "level"> {
  /** The child table. */
  readonly table: string;
  /** Of its rows: leads to the row above. */
  readonly parentField: string;
  /** Of the row above: what that field holds. */
  readonly parentKey: string;
}

/** The table by whose calls rows are read and acted upon. */
export const calledTable = ({ name, at }: Pick<LeveledTable, "name" | "at">): string => at?.root ?? name;

/** Of a question what says whose child rows are meant. */
export const levelQuestion = ({ at }: Pick<LeveledTable, "at">): { level: number; parent: { id: string } } | undefined =>
  at && { level: at.level, parent: { id: at.parentId } };

/** Rows that are meant, as a call of {@link calledTable} names them. */
export const inLevel = <Meant extends object>(config: Pick<LeveledTable, "at">, meant: Meant): Meant => ({ ...meant, ...levelQuestion(config) });

/** The level below a table, whose own `levels` say nothing where it is a child table itself. */
export function nextLevel({ name, levels: own, at }: LeveledTable): NextLevel | undefined {
  const { root, levels, level } = at ?? { root: name, levels: own, level: 1 };
  const next = levels.find((one) => one.level === level + 1);
  return next && { root, levels, level: level + 1, table: next.table, parentField: next.parentField, parentKey: next.parentKey ?? "$id" };
}

/** The child table below one row. */
export function levelBelow({ root, levels, level, parentField, parentKey }: NextLevel, row: Readonly<Record<string, unknown>>): TableLevel {
  const key = row[parentKey];
  const isKnown = typeof key === "string" || typeof key === "number";
  return { root, levels, level, parentId: String(row["$id"]), given: isKnown ? { [parentField]: String(key) } : undefined };
}
