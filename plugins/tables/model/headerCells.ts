import type { TableColumn } from "#sdk/wire.ts";
import type { ColumnModel, LeafColumn } from "./columnModel.ts";

/** A cell of the header: a group over several columns, or the title of one. Lines of a grid, counted from 1. */
export interface HeaderCell {
  readonly key: string;
  readonly title: string;
  /** The column, or the group of columns, that it heads. */
  readonly of: TableColumn | undefined;
  readonly leaf: LeafColumn | undefined;
  readonly row: number;
  readonly rowSpan: number;
  readonly column: number;
  readonly columnSpan: number;
}

/**
 * The cells of each row of the header. Neighbours in one group share a cell; a title reaches down to the last row. A
 * group is cut where the pinned columns end, so that its pinned part can stay while the other part scrolls.
 */
export function headerCells({ leaves, headerRows }: ColumnModel): HeaderCell[][] {
  return Array.from({ length: headerRows }, (_, level) => cellsOfRow(leaves, level, headerRows));
}

function cellsOfRow(leaves: readonly LeafColumn[], level: number, headerRows: number): HeaderCell[] {
  const cells: HeaderCell[] = [];
  for (const [index, leaf] of leaves.entries()) {
    if (level > leaf.groups.length) continue;
    if (level === leaf.groups.length) cells.push(titleCell(leaf, { index, level, headerRows }));
    else addGroup(cells, leaf, { index, level });
  }
  return cells;
}

const titleCell = (leaf: LeafColumn, at: { index: number; level: number; headerRows: number }): HeaderCell => ({
  key: leaf.id,
  title: leaf.title,
  of: leaf.column,
  leaf,
  row: at.level + 1,
  rowSpan: at.headerRows - at.level,
  column: at.index + 1,
  columnSpan: 1,
});

function addGroup(cells: HeaderCell[], leaf: LeafColumn, { index, level }: { index: number; level: number }): void {
  const path = leaf.groups.slice(0, level + 1).map(({ id }) => id);
  const group = `${path.join("/")}:${leaf.pin ?? ""}`;
  const last = cells.at(-1);
  if (last?.key.startsWith(`${group}@`) && last.column + last.columnSpan === index + 1) {
    cells[cells.length - 1] = { ...last, columnSpan: last.columnSpan + 1 };
    return;
  }
  const { title = "", column: of } = leaf.groups[level] ?? {};
  cells.push({ key: `${group}@${index}`, title, of, leaf: undefined, row: level + 1, rowSpan: 1, column: index + 1, columnSpan: 1 });
}
