import type { FormattedCell } from "#sdk/contributions/cellFormat.ts";
import type { LeafColumn } from "../../model/columnModel.ts";
import { iconRoom } from "./iconRoom.ts";

const longest = 640;
const titleRoom = 44;
const cellRoom = 24;
const shapeRoom = { badge: 30, bar: 56 } as const;

/** The width at which the title and the given cells fit into a column (double click on its edge). */
export function measureColumn(leaf: LeafColumn, cells: readonly FormattedCell[], font: string): number {
  const ctx = document.createElement("canvas").getContext("2d");
  if (!ctx) return leaf.width;
  ctx.font = `600 12px ${font}`;
  let width = ctx.measureText(leaf.title).width + titleRoom;
  ctx.font = `${leaf.column.link === null ? 400 : 550} 13px ${font}`;
  for (const cell of cells) {
    const room = cellRoom + (cell.shape ? shapeRoom[cell.shape] : cell.icon === undefined ? 0 : iconRoom);
    width = Math.max(width, ctx.measureText(cell.text).width + room);
  }
  return Math.min(Math.ceil(width), longest);
}
