import { toPlain, type Plain } from "./plainData.ts";

/** One name of the scope for every cell, or one field of it: `row` and `amount`. Made by {@link writeColumn}. */
export interface ScopeColumn {
  readonly name: string;
  readonly field?: string;
  /** As many as there are cells, or a single one that all share. */
  readonly values: readonly ColumnValue[];
  /**
   * JSON of a list: what is no simple value stands here, at its cell. A browser copies each object of a message from
   * process to process by itself, and a text at once.
   */
  readonly objects?: string;
}

type ColumnValue = string | number | boolean | bigint | null | undefined;

/**
 * Makes a column from the values of its cells: dates become text, what cannot be said in JSON is left out.
 * @example writeColumn({ name: "row", field: "tags" }, [["new"], undefined]) // values [undefined], objects '[["new"],null]'
 */
export function writeColumn(names: Pick<ScopeColumn, "name" | "field">, cells: readonly unknown[]): ScopeColumn {
  const own = areAlike(cells) ? cells.slice(0, 1) : cells;
  const simple = own.map(simpleOf);
  const values = areAlike(simple) ? simple.slice(0, 1) : simple;
  return own.some(isObject) ? { ...names, values, objects: writeObjects(own) } : { ...names, values };
}

/** A column as it arrived. All are of one shape and hold no function: an engine compiles what walks along them once. */
export interface ReadColumn {
  readonly name: string;
  readonly field: string | undefined;
  readonly values: readonly ColumnValue[];
  readonly objects: readonly Plain[] | undefined;
}

/** Reads a column that the host made. */
export const readColumn = ({ name, field, values, objects }: ScopeColumn): ReadColumn => ({
  name, field, values, objects: objects === undefined ? undefined : (JSON.parse(objects) as readonly Plain[]),
});

/** @example valueAt(readColumn(writeColumn({ name: "locale" }, ["uz", "uz"])), 1) // "uz" */
export const valueAt = ({ values, objects }: ReadColumn, cell: number): unknown =>
  (objects && atCell(objects, cell)) ?? atCell(values, cell);

/** The user, the language and the like are the same for every cell. */
const areAlike = (values: readonly unknown[]): boolean => values.every((value) => Object.is(value, values[0]));

const atCell = <Value>(values: readonly Value[], cell: number): Value | undefined => (values.length === 1 ? values[0] : values[cell]);

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;

function simpleOf(value: unknown): ColumnValue {
  const isSayable = !isObject(value) && typeof value !== "function" && typeof value !== "symbol";
  return isSayable ? (value as ColumnValue) : undefined;
}

function writeObjects(cells: readonly unknown[]): string {
  const objects = cells.map((value) => (isObject(value) ? value : null));
  try {
    return JSON.stringify(objects);
  } catch {
    return JSON.stringify(objects.map((value) => toPlain(value) ?? null));
  }
}
