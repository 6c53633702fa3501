import { asOperand, withOperands } from "#core/decimal/asOperand.ts";
import { createLibrary, prepareExpression } from "#core/expressions/index.ts";
import { cellFormatNames, formatIdOf } from "#core/format/cellFormatNames.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import type { Column } from "../../config/index.ts";
import { expressionEnvironment } from "../../expressions/index.ts";
import { valueNames, type OpenTable, type WholeRow } from "../../tables/index.ts";
import { textOf } from "./textOf.ts";

/** `stars.small`: a format of a project's plugin. */
const ofPlugin = /^[a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9_]{0,39}$/;

/**
 * What an expression of the restricted language shows of a row. Formats that are programs run in browsers: their columns hold
 * the value itself, as a table does until they answer (ours).
 */
export function computedText(context: CallContext, opened: OpenTable, column: Column): ((row: WholeRow) => string) | undefined {
  const { cellFormat, dataField = "" } = column;
  if (cellFormat === undefined || cellFormatNames.includes(formatIdOf(cellFormat)) || ofPlugin.test(cellFormat)) return undefined;
  const prepared = prepareExpression(cellFormat, "cellFormat", { library: createLibrary(expressionEnvironment(context)), limits: opened.limits });
  if (prepared.kind !== "ready") return undefined;
  const scope = opened.scope();
  const type = scope.find(dataField)?.type;
  const decimals = [...valueNames(opened.table, opened.limits)].filter((name) => scope.find(name)?.type === "number");
  return (row) => {
    const value = asOperand(type, row[dataField] ?? null);
    const { value: cell } = prepared.evaluate({ value, row: withOperands(row, decimals), column: { id: column.id, title: column.title, dataField }, locale: context.locale });
    return cell?.text ?? textOf(row[dataField]);
  };
}
