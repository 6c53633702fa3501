import type { FormattedCell } from "#sdk/contributions/cellFormat.ts";
import type { LeafColumn } from "../../model/columnModel.ts";
import { cellRoom } from "./cellRoom.ts";

const longest = 640;
const titleRoom = 44;

/** The width at which the title and the given cells fit into a column (double click on its edge). */
export function measureColumn(leaf: LeafColumn, cells: readonly FormattedCell[], font: string): number {
  const ctx = document.createElement("canvas").getContext("2d");
  if (!ctx) return leaf.width;
  ctx.font = `600 12px ${font}`;
  let width = ctx.measureText(leaf.title).width + titleRoom;
  ctx.font = `${leaf.column.link === null ? 400 : 550} 13px ${font}`;
  for (const cell of cells) {
    width = Math.max(width, cellRoom(cell, (text) => ctx.measureText(text).width));
  }
  return Math.min(Math.ceil(width), longest);
}
