import { componentOfFormat } from "#core/format/cellFormatNames.ts";
import type { ColumnModel } from "./columnModel.ts";
import type { TableConfig } from "#sdk/wire.ts";
import { nextLevel, type LeveledTable } from "./tableLevel.ts";

/** How the rows are drawn: on a canvas, as elements of the document, or as a card each. */
export type BodyKind = "canvas" | "rows" | "cards";

export interface BodyNeeds {
  readonly groupBy: readonly string[];
  /** The person has rows shown as cards. */
  readonly isAsCards: boolean;
}

/**
 * The canvas is the body of plain tables of any number of rows. What it cannot draw is drawn as elements: columns pinned
 * at the right, groups, split rows, texts of several lines, cells that are components, and rows that open child tables.
 * Child tables are elements as well: each canvas would listen to the whole window. Cards are the person's choice.
 */
export function bodyKind(config: Pick<TableConfig, "splitRowsBy"> & LeveledTable, model: ColumnModel, { groupBy, isAsCards }: BodyNeeds): BodyKind {
  if (isAsCards) return "cards";
  const isPlain = groupBy.length === 0 && config.splitRowsBy === null && model.rightPins === 0 && config.at === undefined && !nextLevel(config);
  return isPlain && !isWrapping(model) && !hasComponents(model) ? "canvas" : "rows";
}

const hasComponents = ({ leaves }: ColumnModel): boolean => leaves.some(({ column }) => componentOfFormat(column.cellFormat) !== undefined);

/** Whether rows are as high as their text. */
export const isWrapping = ({ leaves }: ColumnModel): boolean => leaves.some(({ column }) => !column.dataNowrap);
