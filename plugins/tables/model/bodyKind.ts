import type { ColumnModel } from "./columnModel.ts";
import type { TableConfig } from "#sdk/wire.ts";

/** How the rows are drawn: on a canvas, or as elements of the document. */
export type BodyKind = "canvas" | "rows";

/**
 * The canvas is the body of plain tables of any number of rows. What it cannot draw is drawn as elements: columns pinned
 * at the right, groups, split rows, and texts of several lines.
 */
export function bodyKind(config: Pick<TableConfig, "splitRowsBy">, model: ColumnModel, groupBy: readonly string[]): BodyKind {
  const isPlain = groupBy.length === 0 && config.splitRowsBy === null && model.rightPins === 0;
  return isPlain && !isWrapping(model) ? "canvas" : "rows";
}

/** Whether rows are as high as their text. */
export const isWrapping = ({ leaves }: ColumnModel): boolean => leaves.some(({ column }) => !column.dataNowrap);
