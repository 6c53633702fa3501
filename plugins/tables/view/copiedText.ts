import { GridCellKind, type GridCell } from "@glideapps/glide-data-grid";

/** Lines of cells as a spreadsheet takes them; what would break a line or a cell stands in quotes. */
export const tabSeparated = (lines: readonly (readonly GridCell[])[]): string =>
  lines.map((cells) => cells.map((cell) => quoted(textOf(cell))).join("\t")).join("\n");

const quoted = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const textOf = (cell: GridCell): string => cell.copyData ?? (cell.kind === GridCellKind.Text ? cell.displayData : "");
