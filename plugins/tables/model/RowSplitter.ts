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
    return dataField === this.#field || dataField?.startsWith(`${this.#field}.`) === true;
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
    if (!Array.isArray(list) || list.length === 0) return [{ ...row, [this.#field]: Array.isArray(list) ? null : list }];
    const isCut = list.length > mostParts;
    const parts = list.slice(0, isCut ? mostParts - 1 : mostParts).map((member: unknown) => this.#part(row, member));
    return isCut ? [...parts, this.#part(row, `… +${list.length - parts.length}`)] : parts;
  }

  #part(row: TableRow, member: unknown): TableRow {
    const part: TableRow = { ...row, [this.#field]: member };
    if (typeof member === "object" && member !== null) addPaths(part, this.#field, member);
    return part;
  }
}

/** Of a table that is split, and whose list some column shows. */
export function splitterOf({ splitRowsBy }: Pick<TableConfig, "splitRowsBy">, columns: readonly TableColumn[]): RowSplitter | undefined {
  if (splitRowsBy === null) return undefined;
  const splitter = new RowSplitter(splitRowsBy);
  return columns.some((column) => splitter.splits(column)) ? splitter : undefined;
}

/** `phones.kind` of a member `{ kind }`; a column may name what lies three deep. */
function addPaths(part: TableRow, path: string, member: object, depth = 1): void {
  for (const [name, value] of Object.entries(member)) {
    part[`${path}.${name}`] = value;
    if (depth < 3 && typeof value === "object" && value !== null && !Array.isArray(value)) addPaths(part, `${path}.${name}`, value, depth + 1);
  }
}

const types: Readonly<Record<string, string>> = { string: "text", number: "number", boolean: "boolean", undefined: "text" };

const typeOf = (value: unknown): string => (value === null ? "text" : (types[typeof value] ?? "json"));
