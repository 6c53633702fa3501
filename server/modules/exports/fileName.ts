import { formatDate } from "#core/format/formatDate.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { expressionEnvironment } from "../expressions/index.ts";
import { cleanFileName } from "../files/index.ts";
import type { OpenExport } from "./openExport.ts";

/** Letters of a title that a name keeps: systems take 255 bytes, and Cyrillic takes two for a letter. */
const longest = 90;

/** @example "Мурожаатлар 2026-11-26.xlsx" */
export function fileName(context: CallContext, { title, format }: OpenExport): string {
  const day = formatDate(context.services.now(), { ...expressionEnvironment(context), pattern: "YYYY-MM-DD" });
  return cleanFileName(`${[...title].slice(0, longest).join("")} ${day}.${format}`).name;
}
