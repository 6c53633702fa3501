import type { CellPlace } from "../../model/CellSelection.ts";

/** The cell in which something of the document stands; undefined outside of all cells. */
export function cellOf(target: EventTarget | null): CellPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-column]") : null;
  const line = cell?.closest<HTMLElement>("[data-line]");
  return cell && line ? { line: Number(line.dataset["line"]), column: Number(cell.dataset["column"]) } : undefined;
}

/** The element of a cell, or of the one that reaches over it; undefined while its line is not in the document. */
export function findCell(body: HTMLElement | null, { line, column }: CellPlace): HTMLElement | undefined {
  const cells = [...(body?.querySelectorAll<HTMLElement>(`[data-line="${line}"] > [data-column]`) ?? [])];
  return cells.findLast((cell) => Number(cell.dataset["column"]) <= column);
}
