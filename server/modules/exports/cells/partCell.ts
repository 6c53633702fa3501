import { yesOrNo } from "#core/format/yesOrNo.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import type { Column } from "../../config/index.ts";
import type { WholeRow } from "../../tables/index.ts";
import type { CellValue, ExportCell } from "./cellOf.ts";
import { textOf } from "./textOf.ts";

/** What lies in a member of the list that splits rows, by the type of the value. */
export function partCell({ locale }: Pick<CallContext, "locale">, { dataField = "" }: Column, list: string): ExportCell {
  const text = (row: WholeRow): string => {
    const value = row[dataField];
    return typeof value === "boolean" ? yesOrNo(value, locale) : textOf(value);
  };
  const value = (row: WholeRow): CellValue => {
    const held = row[dataField];
    return typeof held === "number" || typeof held === "boolean" ? held : text(row) || null;
  };
  return { fields: [list], isPlain: false, text, value };
}
