import type { CellPlace } from "../../model/CellSelection.ts";
import { isOwn } from "../levels/isOwn.ts";

/** The cell of a body in which something of the document stands; undefined outside of its cells. */
export function cellOf(body: Element | null, target: EventTarget | null): CellPlace | undefined {
  const cell = target instanceof Element && isOwn(body, target) ? target.closest<HTMLElement>("[data-column]") : null;
  const line = cell?.closest<HTMLElement>("[data-line]");
  const part = cell?.dataset["part"];
  return cell && line ? { line: Number(line.dataset["line"]), column: Number(cell.dataset["column"]), ...(part !== undefined && { part: Number(part) }) } : undefined;
}

/** The element of a cell, or of the one that reaches over it; undefined while its line is not in the document. */
export function findCell(body: HTMLElement | null, { line, column, part = 0 }: CellPlace): HTMLElement | undefined {
  const cells = [...(body?.querySelectorAll<HTMLElement>(`[data-line="${line}"] > [data-column], [data-line="${line}"] > [role="row"] > [data-column]`) ?? [])];
  const before = cells.filter((cell) => isOwn(body, cell) && Number(cell.dataset["column"]) <= column && Number(cell.dataset["part"] ?? 0) <= part);
  const last = Math.max(...before.map((cell) => Number(cell.dataset["column"])));
  return before.findLast((cell) => Number(cell.dataset["column"]) === last);
}
