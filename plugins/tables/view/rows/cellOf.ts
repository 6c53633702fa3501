import type { CellPlace } from "../../model/Selection.ts";

/** The cell in which something of the document stands; undefined outside of all cells. */
export function cellOf(target: EventTarget | null): CellPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-column]") : null;
  const line = cell?.closest<HTMLElement>("[data-line]");
  return cell && line ? { line: Number(line.dataset["line"]), column: Number(cell.dataset["column"]) } : undefined;
}

export const cellSelector = ({ line, column }: CellPlace): string => `[data-line="${line}"] > [data-column="${column}"]`;
