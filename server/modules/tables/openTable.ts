import type { CountQuery } from "#contract/table.ts";
import type { ExpressionLimits } from "#core/expressions/index.ts";
import { relationOf } from "#core/format/relationOf.ts";
import { demand } from "../../access/objectPolicy.ts";
import { openQuery } from "../../access/query/openQuery.ts";
import type { Relation } from "../../access/Relation.ts";
import { RelationScope } from "../../access/RelationScope.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { relationsOf, resolveSource, type Column, type ProjectConfig, type Table } from "../config/index.ts";
import { limitsOf } from "../projects/index.ts";
import { expressionFields } from "./expressionFields.ts";
import { aggregatedFields } from "./footers/aggregatedFields.ts";
import { leafColumns } from "./leafColumns.ts";
import { keyBelow, type TablePlace } from "./tableLevels.ts";

/** A table that the caller may read, with its rows as they exist for the caller. */
export interface OpenTable {
  readonly table: Table;
  readonly config: ProjectConfig;
  readonly relation: Relation;
  /** Of the project: what is beyond is no expression. */
  readonly limits: ExpressionLimits;
  /** What the rows of the next level hold of a row, where it is not the id: it travels with the rows. */
  readonly keyBelow: string | undefined;
  /** A new scope for each statement: it collects the joins of that statement. */
  scope(): RelationScope;
}

/**
 * @param asked.deleted `only`: its deleted rows in place of the living, for who may delete
 * @param asked.filters of the question: they give the parameters of a query their values
 * @param asked.place of a child table; the table itself unless said
 * @param asked.exposed fields that somebody who configures the project shows of its rows elsewhere: in a document
 * @throws CallFailure `not_found`, `forbidden`
 */
export async function openTable(
  context: CallContext, name: string, { deleted, filters, place, exposed = [] }: Pick<CountQuery, "deleted" | "filters"> & { place?: TablePlace; exposed?: readonly string[] } = {},
): Promise<OpenTable> {
  const config = await context.services.configuration.owning(context.project, name);
  const table = config.tables.get(name);
  if (!table) throw new CallFailure("not_found");
  demand(table, "read", context);
  if (deleted) demand(table, "delete", context);
  const relationOf = relationsOf(config);
  const relation = openQuery(resolveSource(table.source, config), { context, relationOf, filters });
  const limits = limitsOf(context.project);
  const key = keyBelow(place ?? { levels: table.levels, level: 1 }, config);
  const options = { relation, context, rowRules: [table.rowRule], relationOf, exposed: new Set([...exposedNames(table, limits), ...exposed, ...(key === undefined ? [] : [key])]), isDeleted: deleted !== undefined };
  return { table, config, relation, limits, keyBelow: key, scope: () => new RelationScope(options) };
}

const placeholder = /\{([^{}]+)\}/g;

/** Fields that a link's template takes from the row. */
const linkFields = (link: string | undefined): string[] =>
  [...(link ?? "").matchAll(placeholder)].map((match) => match[1] ?? "").filter((name) => !name.startsWith("$"));

/** Name and id of the related record, where the column shows it for what it holds. */
function relatedName({ dataField = "", cellFormat = "" }: Pick<Column, "dataField" | "cellFormat">): string[] {
  const { field } = relationOf(cellFormat);
  return field === undefined ? [] : [`${dataField}.${field}`, `${dataField}.id`];
}

/** Fields whose values travel with each row. */
export function valueNames(table: Table, limits: ExpressionLimits): Set<string> {
  const leaves = leafColumns(table.columns);
  // Rows are split by their list, whether a column shows it whole or not.
  const split = table.splitRowsBy === undefined ? [] : [table.splitRowsBy];
  const shown = leaves.flatMap((column) => [...(column.dataField === undefined ? [] : [column.dataField, ...relatedName(column)]), ...linkFields(column.link)]);
  return new Set([...split, ...shown, ...table.buttons.flatMap((button) => linkFields(button.link)), ...expressionFields(table, limits)]);
}

/** Every field that a caller of this table may name: what it shows, filters, sorts and searches by. */
function exposedNames(table: Table, limits: ExpressionLimits): Set<string> {
  return new Set([
    "id",
    ...valueNames(table, limits),
    ...table.filters.map((filter) => filter.field),
    ...(table.sort ?? []).map((term) => term.field),
    ...(table.searchFields ?? []),
    ...(table.groupBy ?? []),
    ...aggregatedFields(table.columns, limits),
    ...parameterNames(table.source),
  ]);
}

const parameterNames = (source: Table["source"]): string[] =>
  ("query" in source ? (source.query.parameters ?? []) : []).map(({ name }) => name);
