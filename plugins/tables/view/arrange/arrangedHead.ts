import type { ArrangedColumn } from "./ArrangedColumn.ts";

/** A title in the head, in lines of a grid, counted from 1. */
export interface ArrangedCell {
  readonly of: ArrangedColumn;
  readonly row: number;
  readonly rowSpan: number;
  readonly column: number;
  readonly columnSpan: number;
}

export interface ArrangedHead {
  /** A group comes before what stands in it. */
  readonly cells: readonly ArrangedCell[];
  /** What takes a place beside the others: columns, and groups in which nothing stands yet. */
  readonly leaves: readonly ArrangedColumn[];
  readonly rows: number;
}

/** Where titles stand: groups over their columns, a title down to the last row. */
export function arrangedHead(columns: readonly ArrangedColumn[]): ArrangedHead {
  const rows = depthOf(columns);
  const cells: ArrangedCell[] = [];
  const leaves: ArrangedColumn[] = [];
  const place = (some: readonly ArrangedColumn[], row: number): void => {
    for (const of of some) {
      const column = leaves.length + 1;
      const isLeaf = of.children.length === 0;
      const at = cells.push({ of, row, rowSpan: isLeaf ? rows - row + 1 : 1, column, columnSpan: 1 }) - 1;
      if (isLeaf) leaves.push(of);
      else place(of.children, row + 1);
      cells[at] = { of, row, rowSpan: isLeaf ? rows - row + 1 : 1, column, columnSpan: leaves.length - column + 1 };
    }
  };
  place(columns, 1);
  return { cells, leaves, rows };
}

const depthOf = (columns: readonly ArrangedColumn[]): number => Math.max(1, ...columns.map(({ children }) => (children.length === 0 ? 1 : 1 + depthOf(children))));

/** The title beside that one, as it is seen: an arrow goes there. */
export function titleBeside({ cells, rows }: ArrangedHead, id: string, key: string): string | undefined {
  const from = cells.find(({ of }) => of.id === id);
  if (!from) return undefined;
  const at = (column: number, row: number): string | undefined =>
    cells.find((cell) => cell.column <= column && column < cell.column + cell.columnSpan && cell.row <= row && row < cell.row + cell.rowSpan)?.of.id;
  // A column stands in every row below its own, its neighbours are columns too.
  const row = from.of.children.length === 0 ? rows : from.row;
  switch (key) {
    case "ArrowLeft": return at(from.column - 1, row);
    case "ArrowRight": return at(from.column + from.columnSpan, row);
    case "ArrowUp": return at(from.column, from.row - 1);
    case "ArrowDown": return at(from.column, from.row + from.rowSpan);
    case "Home": return at(1, rows);
    case "End": return at(Math.max(...cells.map(({ column }) => column)), rows);
    default: return undefined;
  }
}
