import type { CellFormatDefinition } from "#sdk/contributions/cellFormat.ts";
import { booleanFormat } from "./booleanFormat.ts";
import { componentFormat } from "./componentFormat.ts";
import { dateFormat } from "./dateFormat.ts";
import { datetimeFormat } from "./datetimeFormat.ts";
import { fileFormat } from "./fileFormat.ts";
import { imageFormat } from "./imageFormat.ts";
import { jsonFormat } from "./jsonFormat.ts";
import { linkFormat } from "./linkFormat.ts";
import { markdownFormat } from "./markdownFormat.ts";
import { moneyFormat } from "./moneyFormat.ts";
import { numberFormat } from "./numberFormat.ts";
import { percentFormat } from "./percentFormat.ts";
import { pointFormat } from "./pointFormat.ts";
import { progressFormat } from "./progressFormat.ts";
import { ratingFormat } from "./ratingFormat.ts";
import { relationFormat } from "./relationFormat.ts";
import { richTextFormat } from "./richTextFormat.ts";
import { statusFormat } from "./statusFormat.ts";
import { tagsFormat } from "./tagsFormat.ts";
import { textFormat } from "./textFormat.ts";
import { timeFormat } from "./timeFormat.ts";

/** The product's own formats. Another one is a file beside them, a line here and its id in the manifest. */
export const cellFormats: readonly CellFormatDefinition[] = [
  textFormat,
  numberFormat,
  moneyFormat,
  percentFormat,
  progressFormat,
  dateFormat,
  datetimeFormat,
  timeFormat,
  booleanFormat,
  statusFormat,
  richTextFormat,
  imageFormat,
  fileFormat,
  tagsFormat,
  linkFormat,
  jsonFormat,
  markdownFormat,
  pointFormat,
  ratingFormat,
  relationFormat,
  componentFormat,
];

export { CellFormatter } from "./CellFormatter.ts";
export type { CellPrograms } from "./CellPrograms.ts";
export { shownColumn } from "./shownColumn.ts";
export { hasExpressions, prepareColumns, type ExpressionsByColumn } from "./columnExpressions.ts";
