export interface RowsBox {
  /** The first row of which anything is in the box, and where it begins, in pixels: 0, or less where its top is cut. */
  readonly first: number;
  readonly offset: number;
  /** In pixels. */
  readonly height: number;
  readonly rowHeight: number;
  /** Of the table. */
  readonly rows: number;
}

/** Rows of which at least half is in the box, as [from, to). */
export function seenRows({ first, offset, height, rowHeight, rows }: RowsBox): [from: number, to: number] {
  const from = first + Math.ceil(-offset / rowHeight - 0.5);
  const to = first + Math.floor((height - offset) / rowHeight + 0.5);
  return [Math.min(from, rows), Math.min(Math.max(from, to), rows)];
}
