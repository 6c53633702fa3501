import type { CellValue } from "../cells/cellOf.ts";

export interface SheetColumn {
  /** In characters. */
  readonly width: number;
  readonly numberFormat?: string;
}

/** Rows and columns from 1, both ends included. */
export type Merge = readonly [top: number, left: number, bottom: number, right: number];

export interface SheetLayout {
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  /** Rows of the header; a group's title stands in the first cell of its merge. */
  readonly header: readonly (readonly (string | null)[])[];
  readonly merges: readonly Merge[];
}

/** A row that is no record: the head of a group, or a footer. */
export interface MarkedRow {
  readonly cells: readonly CellValue[];
  /** Level of its outline. */
  readonly level: number;
}

/** Records are lists of their cells; where rows stand in groups, `level` is theirs. */
export type SheetRow = readonly CellValue[] | MarkedRow;

export type ToWorkbook =
  | { readonly kind: "begin"; readonly layout: SheetLayout; /** Of the records' outline; 0 without groups. */ readonly level: number }
  | { readonly kind: "rows"; readonly rows: readonly SheetRow[] }
  | { readonly kind: "end" };

/** The answer to each: the bytes that came of it so far. */
export interface FromWorkbook {
  readonly bytes: readonly Uint8Array[];
}
