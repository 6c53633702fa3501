import type { FormElement, TableRow } from "#sdk/wire.ts";

/** What a text means in a field, or why it means nothing there. */
export type ReadText = { readonly value: unknown } | { readonly problem: string };

/** One cell that a paste would change, or cannot. */
export interface PastedCell {
  readonly column: string;
  readonly field?: string | undefined;
  readonly text: string;
  readonly value?: unknown;
  readonly problem?: string;
}

/** One row with what was pasted over it. */
export interface PastedRow {
  readonly line: number;
  readonly row: TableRow;
  readonly cells: readonly PastedCell[];
  /** By field: what is sent. */
  readonly values: Readonly<Record<string, unknown>>;
}

export interface PastePlan {
  readonly rows: readonly PastedRow[];
  /** Lines and columns that stand beyond the table's end: nothing is made of them. */
  readonly beyondRows: number;
  readonly beyondColumns: number;
}

export interface PasteSetting {
  readonly line: number;
  /** Of the columns that are shown, in their order; the first is that of the active cell. */
  readonly columns: readonly { readonly title: string; readonly field: string | undefined; readonly element: FormElement | undefined }[];
  /** Rows as they are shown, from `line` on. */
  readonly rows: readonly (TableRow | undefined)[];
  readonly read: (element: FormElement, text: string) => ReadText;
  /** Why a cell cannot be changed. */
  readonly readOnly: string;
}

/** What a paste would do: the shown columns and rows from the active cell on, as they are when it begins. */
export function pastePlan(cells: readonly (readonly string[])[], { line, columns, rows, read, readOnly }: PasteSetting): PastePlan {
  const width = Math.max(0, ...cells.map((texts) => texts.length));
  const planned = cells.flatMap((texts, index): PastedRow[] => {
    const row = rows[index];
    if (!row) return [];
    const pasted = columns.slice(0, texts.length).map((column, at): PastedCell => {
      const text = texts[at] ?? "";
      const meant: ReadText = column.element && row.$id !== undefined ? read(column.element, text) : { problem: readOnly };
      return { column: column.title, field: column.field, text, ...meant };
    });
    const values = pasted.flatMap(({ field, problem, value }) => (field !== undefined && problem === undefined ? [[field, value] as const] : []));
    return [{ line: line + index, row, cells: pasted, values: Object.fromEntries(values.filter(([field, value]) => !isSame(row[field], value))) }];
  });
  return { rows: planned, beyondRows: Math.max(0, cells.length - planned.length), beyondColumns: Math.max(0, width - columns.length) };
}

const plain = (value: unknown): string => JSON.stringify(value === undefined || value === "" ? null : value);
const isSame = (one: unknown, other: unknown): boolean => plain(one) === plain(other);
