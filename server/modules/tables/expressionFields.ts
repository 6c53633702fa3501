import { parseExpression, purposes, type ExpressionLimits } from "#core/expressions/index.ts";
import { readProgram } from "#core/expressions/program/readProgram.ts";
import type { Table } from "../config/index.ts";
import { leafColumns } from "./leafColumns.ts";

const known = new WeakMap<Table, readonly string[]>();

/**
 * Fields of the row that the table's expressions read (`row.due_date`) and that therefore travel with each row, shown or
 * not, as the fields of links do. What reads the whole row sees what there is.
 */
export function expressionFields(table: Table, limits: ExpressionLimits): readonly string[] {
  const fields = known.get(table) ?? [...new Set(sourcesOf(table).flatMap((source) => fieldsOf(source, limits)))];
  known.set(table, fields);
  return fields;
}

function sourcesOf({ columns, buttons }: Table): string[] {
  const ofCells = leafColumns(columns).flatMap((column) => [
    column.cellFormat, column.formatCondition, column.formatColor, column.formatBackgroundColor,
  ]);
  return [...ofCells, ...buttons.map((button) => button.displayCondition)].filter((source) => source?.includes("row")) as string[];
}

const names = new Set([...purposes.cellFormat.names, ...purposes.displayCondition.names]);

function fieldsOf(source: string, limits: ExpressionLimits): string[] {
  const parsed = parseExpression(source, { names: [...names], limits });
  switch (parsed.kind) {
    case "expression":
      return parsed.dependencies.filter((path) => path.startsWith("row.")).map((path) => path.split(".")[1] ?? "");
    case "program":
      return [...(readProgram(source, names).reads.get("row") ?? [])];
    case "invalid":
      return [];
  }
}
