import type { FormattedCell } from "#sdk/contributions/cellFormat.ts";
import { iconRoom } from "./iconRoom.ts";

/** Sizes of what stands in cells, in pixels, for every body. */
export const pictureSize = 26;
export const pictureGap = 4;
export const chipPadding = 8;
export const chipGap = 4;
export const starSize = 14;
export const starGap = 2;

const padding = 24;
const badgeRoom = 30;
const barRoom = 56;

/** The width at which nothing of a cell is cut; `measure` tells the width of a text. */
export function cellRoom(cell: FormattedCell, measure: (text: string) => number): number {
  const label = cell.label === undefined ? 0 : measure(cell.label);
  switch (cell.shape) {
    case undefined:
    case "component":
      return padding + measure(cell.text) + (cell.icon === undefined ? 0 : iconRoom);
    case "badge":
      return padding + badgeRoom + measure(cell.text);
    case "bar":
      return padding + barRoom + measure(cell.text);
    case "chips":
      return padding + label + (cell.parts ?? []).reduce((room, part) => room + measure(part) + 2 * chipPadding + chipGap, 0);
    case "stars":
      return padding + (cell.stars ?? 0) * (starSize + starGap);
    case "files":
      return padding + label + (cell.files ?? []).length * (pictureSize + pictureGap);
  }
}
