import { isFileType } from "#core/fieldType.ts";
import { formatDate, formatDateTime, formatTime } from "#core/format/formatDate.ts";
import { parseNumberFormat } from "#core/format/formatNumber.ts";
import { fileFormatNames, formatIdOf } from "#core/format/cellFormatNames.ts";
import { relationOf } from "#core/format/relationOf.ts";
import { yesOrNo } from "#core/format/yesOrNo.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { optionName, translator, type Column, type ProjectConfig } from "../../config/index.ts";
import { expressionEnvironment } from "../../expressions/index.ts";
import { valueNames, type OpenTable, type WholeRow } from "../../tables/index.ts";
import { computedText } from "./computedText.ts";
import { serialOfDay, serialOfMoment, serialOfTime } from "./excelSerial.ts";
import { fileNames } from "./fileNames.ts";
import { textOf } from "./textOf.ts";

/** A value of a workbook: days and moments are the numbers that spreadsheets count them by. */
export type CellValue = string | number | boolean | null;

/** What the cells of a column hold. */
export interface ExportCell {
  /** Fields that are read for it. */
  readonly fields: readonly string[];
  /** How a spreadsheet shows its numbers. */
  readonly numberFormat?: string;
  /** Whether its texts are numbers or days, which no spreadsheet takes for a formula. */
  readonly isPlain: boolean;
  value(row: WholeRow): CellValue;
  /** The same as text. */
  text(row: WholeRow): string;
}

interface Naming {
  readonly config: ProjectConfig;
  readonly elementOf: (field: string) => string | undefined;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === "";

/** A cell that is empty where its value is, else one value and its text. */
const filled = (field: string, cell: { numberFormat?: string; isPlain: boolean; value: (value: unknown) => CellValue; text: (value: unknown) => string }): ExportCell => ({
  ...cell,
  fields: [field],
  value: (row) => (isEmpty(row[field]) ? null : cell.value(row[field])),
  text: (row) => (isEmpty(row[field]) ? "" : cell.text(row[field])),
});

const textCell = (field: string, text: (value: unknown) => string): ExportCell => filled(field, { isPlain: false, value: text, text });

/** By the column's format, else by the type of its field: what a table shows, kept as what it is where a spreadsheet has that. */
export function cellOf(context: CallContext, opened: OpenTable, { config, elementOf }: Naming): (column: Column) => ExportCell {
  const { locale, timeZone } = expressionEnvironment(context);
  const scope = opened.scope();
  const translate = translator(config, context);
  return (column) => {
    const { type, field, name } = scope.demand(column.dataField ?? "");
    const format = formatIdOf(column.cellFormat ?? "");
    const computed = computedText(context, opened, column);
    if (computed) return shown([...valueNames(opened.table, opened.limits)].filter((one) => scope.find(one) !== undefined), computed);
    const related = format === "relation" ? `${name}.${relationOf(column.cellFormat ?? "").field ?? ""}` : "";
    if (scope.find(related)) return textCell(related, (value) => textOf(value));
    const options = new Map(field.options?.map((option) => [option.id, optionName(option, locale, translate)]));
    if (options.size > 0) return textCell(name, (value) => textOf(value, { names: options }));
    if (isFileType(type) || fileFormatNames.includes(format)) return shown([name], fileNames(name));
    switch (type) {
      case "boolean":
        return filled(name, { isPlain: true, value: Boolean, text: (value) => yesOrNo(value === true, locale) });
      case "int":
      case "number":
        return numberCell(name, decimalsOf(column));
      case "date":
        return filled(name, { isPlain: true, numberFormat: "dd.mm.yyyy", ...serialOr(serialOfDay, (value) => formatDate(value, { locale, timeZone })) });
      case "datetime":
        return filled(name, { isPlain: true, ...momentCell(format === "date", { locale, timeZone }) });
      case "time":
        return filled(name, { isPlain: true, numberFormat: "hh:mm", ...serialOr(serialOfTime, (value) => formatTime(value)) });
      default:
        return textCell(name, (value) => textOf(value, { markup: markupOf(format, elementOf(name)) }));
    }
  };
}

const shown = (fields: readonly string[], text: (row: WholeRow) => string): ExportCell =>
  ({ fields, isPlain: false, text, value: (row) => text(row) || null });

/** The number where a spreadsheet can hold the value, else what the table shows. */
function serialOr(serial: (text: string) => number | undefined, show: (text: string) => string) {
  return {
    value: (value: unknown): CellValue => serial(String(value)) ?? show(String(value)),
    text: (value: unknown): string => show(String(value)),
  };
}

function momentCell(isDay: boolean, options: Parameters<typeof formatDate>[1] & { readonly timeZone: string }) {
  const serial = (text: string): number | undefined => {
    const moment = serialOfMoment(text, options.timeZone);
    return moment !== undefined && isDay ? Math.floor(moment) : moment;
  };
  const show = isDay ? formatDate : formatDateTime;
  return { numberFormat: isDay ? "dd.mm.yyyy" : "dd.mm.yyyy hh:mm", ...serialOr(serial, (text) => show(text, options)) };
}

/** Digits that a spreadsheet keeps of a number. */
const keptDigits = 15;

function numberCell(name: string, decimals: number | undefined): ExportCell {
  const numberFormat = decimals === undefined ? undefined : `#,##0${decimals > 0 ? `.${"0".repeat(decimals)}` : ""}`;
  const value = (held: unknown): CellValue => {
    const text = String(held);
    const digits = text.replace(/[^\d]/g, "").replace(/^0+/, "").length;
    return digits > keptDigits || !Number.isFinite(Number(text)) ? text : Number(text);
  };
  return filled(name, { isPlain: true, ...(numberFormat !== undefined && { numberFormat }), value, text: String });
}

const decimalsOf = ({ numberFormat, cellFormat }: Column): number | undefined =>
  parseNumberFormat(numberFormat) ?? (cellFormat === "money" ? 2 : undefined);

const markupOf = (format: string, element: string | undefined): "richtext" | "markdown" | undefined =>
  [format, format === "" ? element : undefined].find((one) => one === "richtext" || one === "markdown") as "richtext" | "markdown" | undefined;
