import { isOfParts, rowPart, rowParts } from "#core/rows/rowParts.ts";
import type { TableColumn, TableConfig, TableRow } from "#sdk/wire.ts";

/** Of one record: the last part of a longer list says how many more there are. */
const mostParts = 500;

/**
 * Splits records by a field that holds a list (spec §2 Table view): each member makes a part, which the columns of the
 * field, and those below it where its members are objects, show one by one; all others belong to the record as a whole.
 */
export class RowSplitter {
  readonly #field: string;
  readonly #parts = new WeakMap<TableRow, readonly TableRow[]>();
  readonly #columns = new WeakMap<TableColumn, Map<string, TableColumn>>();

  constructor(field: string) {
    this.#field = field;
  }

  /** Whether the column shows one member of the list beside each other. */
  splits({ dataField }: Pick<TableColumn, "dataField">): boolean {
    return isOfParts(dataField, this.#field);
  }

  /** The record as each of its parts shows it; the same objects for the same row. One where the list is empty. */
  parts(row: TableRow): readonly TableRow[] {
    const known = this.#parts.get(row) ?? this.#split(row);
    this.#parts.set(row, known);
    return known;
  }

  /** The column as it shows a member: by the type of the value. */
  columnOf(column: TableColumn, part: TableRow): TableColumn {
    const type = typeOf(part[column.dataField ?? ""]);
    const known = this.#columns.get(column) ?? new Map<string, TableColumn>();
    this.#columns.set(column, known);
    const shown = known.get(type) ?? { ...column, type };
    known.set(type, shown);
    return shown;
  }

  #split(row: TableRow): readonly TableRow[] {
    const list = row[this.#field];
    if (!Array.isArray(list) || list.length <= mostParts) return rowParts(row, this.#field);
    const parts = list.slice(0, mostParts - 1).map((member: unknown) => rowPart(row, this.#field, member));
    return [...parts, rowPart(row, this.#field, `… +${list.length - parts.length}`)];
  }
}

/** Of a table that is split, and whose list some column shows. */
export function splitterOf({ splitRowsBy }: Pick<TableConfig, "splitRowsBy">, columns: readonly TableColumn[]): RowSplitter | undefined {
  if (splitRowsBy === null) return undefined;
  const splitter = new RowSplitter(splitRowsBy);
  return columns.some((column) => splitter.splits(column)) ? splitter : undefined;
}

const types: Readonly<Record<string, string>> = { string: "text", number: "number", boolean: "boolean", undefined: "text" };

const typeOf = (value: unknown): string => (value === null ? "text" : (types[typeof value] ?? "json"));
