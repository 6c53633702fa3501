import type { TableRow } from "#sdk/wire.ts";
import type { LeafColumn } from "../../model/columnModel.ts";
import type { BodyCells } from "./BodyCells.ts";
import { cellRoom } from "./cellRoom.ts";

const longest = 640;
const titleRoom = 44;

/** The width at which the title and the given rows fit into a column (double click on its edge). */
export function measureColumn(leaf: LeafColumn, rows: readonly TableRow[], options: { cells: BodyCells; column: number; font: string }): number {
  const ctx = document.createElement("canvas").getContext("2d");
  if (!ctx) return leaf.width;
  ctx.font = `600 12px ${options.font}`;
  let width = ctx.measureText(leaf.title).width + titleRoom;
  ctx.font = `${leaf.column.link === null ? 400 : 550} 13px ${options.font}`;
  for (const row of rows) {
    const cell = options.cells.formatted(row, options.column);
    if (!cell) continue;
    width = Math.max(width, cellRoom(cell, (text) => ctx.measureText(text).width));
  }
  return Math.min(Math.ceil(width), longest);
}
