import { toDecimal } from "#core/decimal/decimal.ts";
import { isChoice, valueKindOf } from "#core/elements/findElementType.ts";
import { fold } from "#core/filters/index.ts";
import { formatDate } from "#core/format/formatDate.ts";
import { parseDisplayDate, parseDisplayDateTime } from "#core/format/parseDisplayDate.ts";
import { readNumber } from "#core/format/readNumber.ts";
import type { AnswerKey } from "#core/wording/sayAnswer.ts";
import type { FormField } from "../forms/index.ts";
import type { NamedOption } from "../../access/Relation.ts";
import { keptDecimal } from "./keptDecimal.ts";
import type { Cell } from "./reading/Cell.ts";

/** A cell as its field would be sent by the form, or what to say of it. */
export type CellValue = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly key: AnswerKey; readonly params?: Readonly<Record<string, string>> };

const taken = (value: unknown): CellValue => ({ ok: true, value });
const refused = (key: AnswerKey, params?: Readonly<Record<string, string>>): CellValue => ({ ok: false, key, ...(params && { params }) });

const yes = new Set(["ҳа", "ха", "ha", "да", "yes", "true", "1", "+", "аўа", "awa", "бор", "✓", "v"].map((word) => fold(word)));
const no = new Set(["йўқ", "йук", "yoʻq", "yo'q", "yoq", "нет", "no", "false", "0", "-", "яқ", "yaq", "жоқ", "joq"].map((word) => fold(word)));

/** Whether a text is one of the words for yes and no. */
export const isYesOrNo = (text: string): boolean => yes.has(fold(text)) || no.has(fold(text));

/** Whether a text stands where there is no number and no day. */
export const isNothing = (text: string): boolean => /^(?:[-–—…]|\.{3}|#?n\/?a|nan|null|н\/д)$/i.test(text);

/** What a person sees in a cell, for a report and for a field of text. */
export function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return toDecimal(String(rounded(cell))) ?? String(cell);
  if (typeof cell === "boolean") return cell ? "Ҳа" : "Йўқ";
  if (typeof cell === "string") return cell;
  if ("error" in cell) return cell.error;
  if ("day" in cell) return shownDay(cell.day);
  if ("time" in cell) return cell.time.replace(/:00$/, "");
  return `${shownDay(cell.moment.slice(0, 10))} ${cell.moment.slice(11).replace(/:00$/, "")}`;
}

const shownDay = (iso: string): string => formatDate(iso, { locale: "uz" });

/** Spreadsheets keep 15 digits; what stands behind them is how they count. */
export const rounded = (number: number): number => Number(number.toPrecision(15));

/** @param timeZone of what a clock on the wall shows */
export function cellValue(cell: Cell, { element, field }: FormField, timeZone: string): CellValue {
  if (cell === null) return taken(null);
  if (typeof cell === "object" && "error" in cell) return refused("check.importFormula", { error: cell.error });
  const text = cellText(cell).trim();
  if (text === "") return taken(null);
  const kind = valueKindOf(element.type);
  const options = field.options ?? (isChoice(element.type) && !element.optionsFrom ? element.data : undefined);
  if (kind === "choices" || field.type === "text_array") return listOf(text, options);
  if (options) return optionOf(text, options);
  const type = kind === "flag" ? "boolean" : field.type;
  if (counted.has(type) && isNothing(text)) return taken(null);
  switch (type) {
    case "number":
    case "int":
      return numberOf(cell, text, field.type === "int");
    case "boolean":
      return typeof cell === "boolean" ? taken(cell) : yes.has(fold(text)) ? taken(true) : no.has(fold(text)) ? taken(false) : refused("coercion.boolean");
    case "date":
      return dayOf(cell, text);
    case "datetime":
      return momentOf(cell, text, timeZone);
    case "time":
      return timeOf(cell, text);
    case "json":
    case "point":
      return jsonOf(text, kind);
    default:
      // What was typed into a cell of numbers is a text all the same: a phone number, a code.
      return taken(typeof cell === "string" ? cell.trim() : text);
  }
}

const counted: ReadonlySet<string> = new Set(["number", "int", "date", "datetime", "time"]);

function numberOf(cell: Cell, text: string, isWhole: boolean): CellValue {
  const key = isWhole ? "coercion.int" : "coercion.number";
  if (typeof cell === "number") {
    const number = rounded(cell);
    if (isWhole) return Number.isSafeInteger(number) ? taken(number) : refused(key);
    return taken(keptDecimal(toDecimal(String(number)) ?? String(number)));
  }
  if (typeof cell === "object") return refused(key);
  const read = readNumber(text);
  if (read.kind !== "number") return refused(key);
  if (!isWhole) return taken(keptDecimal(read.value));
  return read.isWhole && Number.isSafeInteger(Number(read.value)) ? taken(Number(read.value)) : refused(key);
}

/** `26.11.2026 г.`, `26.11.2026 й.` */
export const withoutYear = (text: string): string => text.replace(/\s*(?:г\.?|й\.?|y\.?|ж\.?)$/iu, "");

function dayOf(cell: Cell, text: string): CellValue {
  if (typeof cell === "object" && cell !== null && "day" in cell) return taken(cell.day);
  if (typeof cell === "object" && cell !== null && "moment" in cell) return taken(cell.moment.slice(0, 10));
  const day = typeof cell === "string" ? (parseDisplayDate(withoutYear(text)) ?? /^(\d{4}-\d\d-\d\d)[T ]/.exec(text)?.[1]) : undefined;
  return day === undefined ? refused("coercion.date") : taken(day);
}

function momentOf(cell: Cell, text: string, timeZone: string): CellValue {
  if (typeof cell === "string" && /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text)) return taken(text);
  const isKnown = typeof cell === "string" || (typeof cell === "object" && cell !== null && !("time" in cell));
  const moment = isKnown ? parseDisplayDateTime(withoutYear(text).replace("T", " "), timeZone) : undefined;
  return moment === undefined ? refused("coercion.datetime") : taken(moment);
}

function timeOf(cell: Cell, text: string): CellValue {
  if (typeof cell === "object" && cell !== null && "time" in cell) return taken(cell.time);
  if (typeof cell === "object" && cell !== null && "moment" in cell) return taken(cell.moment.slice(11));
  const [, hour, rest] = /^(\d{1,2})[:.](\d\d(?::\d\d)?)$/.exec(text) ?? [];
  return typeof cell === "string" && hour !== undefined ? taken(`${hour.padStart(2, "0")}:${rest}`) : refused("coercion.time");
}

function jsonOf(text: string, kind: string | undefined): CellValue {
  if (kind === "html" || kind === "text") return taken(text);
  try {
    return taken(JSON.parse(text));
  } catch {
    return refused("coercion.json");
  }
}

/** By its id, or by its whole name in any language. */
function optionOf(text: string, options: readonly NamedOption[]): CellValue {
  const found = findOptions(text, options);
  if (found.length > 1) return refused("check.importSeveral", { candidates: found.map(({ id, name }) => `${name} (${id})`).join(", ") });
  return found[0] ? taken(found[0].id) : refused("check.importOption");
}

function findOptions(text: string, options: readonly NamedOption[]): readonly NamedOption[] {
  const exact = options.filter(({ id }) => id === text);
  if (exact.length > 0) return exact;
  const wanted = fold(text);
  return options.filter((option) => Object.entries(option).some(([key, said]) => (key === "name" || key.startsWith("name_")) && typeof said === "string" && fold(said) === wanted));
}

function listOf(text: string, options: readonly NamedOption[] | undefined): CellValue {
  const parts = text.split(/[;\n,]/).map((part) => part.trim()).filter((part) => part !== "");
  if (!options) return taken(parts);
  const values = parts.map((part) => optionOf(part, options));
  return values.find(({ ok }) => !ok) ?? taken(values.map((value) => (value.ok ? value.value : null)));
}
