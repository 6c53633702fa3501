import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Option } from "#contract/form.ts";
import { bind, compileLike } from "../../access/compileFilter.ts";
import { RelationScope } from "../../access/RelationScope.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { optionName, readChoices, relationsOf, translator, type Element } from "../config/index.ts";
import type { ElementText } from "#contract/entities/index.ts";
import { coerceField } from "#core/coercion/index.ts";
import { isOwner } from "#core/elements/findElementType.ts";
import { optionsPerPage } from "#core/limits/optionsPerPage.ts";
import type { OpenForm } from "./openForm.ts";

export interface OptionsQuery {
  readonly text?: string | undefined;
  /** Value of the field that narrows the list (dependent selects). */
  readonly filter?: string | undefined;
  readonly page?: number | undefined;
  /** Only these values: to show what is already chosen. */
  readonly ids?: readonly string[] | undefined;
}

/** Options of a select, named in the caller's language. @throws CallFailure `not_found` for an element without options */
export async function readOptions(context: CallContext, opened: OpenForm, elementId: string, query: OptionsQuery): Promise<Option[]> {
  // What the form hides from the caller has no options either.
  const element = opened.fields.find((field) => field.element.id === elementId || field.name === elementId)?.element ?? withinValues(opened, elementId);
  if (!element) throw new CallFailure("not_found");
  const texts = await context.services.configuration.of(opened.form.projectId);
  const translate = translator(texts, context);
  if (element.choices !== undefined) return await readChoices(context, element.choices, query);
  if (!element.optionsFrom) return (element.data ?? []).map((option) => ({ id: option.id, name: optionName(option, context.locale, translate) }));
  const rows = await findOptions(context, opened, element, query);
  return rows.map(({ id, name }) => ({ id: String(id), name: translate(String(name ?? id)) }));
}

/** One that stands in a list or an object of the form. */
function withinValues({ fields }: OpenForm, id: string): Element | undefined {
  const within = ({ children }: Element): Element[] => children.flatMap((child) => [child, ...within(child)]);
  return fields.filter(({ element }) => isOwner(element.type)).flatMap(({ element }) => within(element)).find((element) => element.id === id);
}

/** The rows that are options of an element; none where it takes them from none. */
export async function findOptions(
  context: CallContext, opened: OpenForm, { optionsFrom, filterBy = optionsFrom?.filterBy }: Element, query: OptionsQuery,
): Promise<{ id: unknown; name: unknown }[]> {
  return optionsFrom ? await readRowsOf(context, opened, { ...optionsFrom, ...(filterBy !== undefined && { filterBy }) }, query) : [];
}

type OptionsFrom = NonNullable<ElementText["optionsFrom"]>;

async function readRowsOf(
  context: CallContext, { config }: OpenForm, from: OptionsFrom, query: OptionsQuery,
): Promise<{ id: unknown; name: unknown }[]> {
  const relationOf = relationsOf(config);
  const relation = relationOf(from.dataset);
  if (!relation) throw new CallFailure("not_found");
  const exposed = new Set([from.value, from.text, from.sort, from.filterBy].filter((name) => name !== undefined));
  const scope = new RelationScope({ relation, context, rowRules: [], relationOf, exposed });
  const conditions = [scope.rows({ isJoined: true }), ...narrowing(scope, from, query)];
  const name = scope.expression(from.text);
  const { rows } = await sql<{ id: unknown; name: unknown }>`
    select ${scope.expression(from.value)} as id, ${name} as name from ${scope.from()}
    where ${sql.join(conditions, sql` and `)}
    order by ${scope.sortKey(from.sort ?? from.text)}, t.id limit ${optionsPerPage} offset ${((query.page ?? 1) - 1) * optionsPerPage}`.execute(
    context.services.database.sql,
  );
  return rows;
}

function narrowing(scope: RelationScope, from: OptionsFrom, query: OptionsQuery): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (query.text) conditions.push(compileLike("contains", sql`cast(${scope.expression(from.text)} as text)`, query.text));
  if (query.filter !== undefined && from.filterBy !== undefined) conditions.push(equals(scope, from.filterBy, query.filter));
  if (query.ids) conditions.push(sql<SqlBool>`(${sql.join([sql<SqlBool>`false`, ...query.ids.map((id) => equals(scope, from.value, id))], sql` or `)})`);
  return conditions;
}

function equals(scope: RelationScope, name: string, text: string): RawBuilder<SqlBool> {
  const { type } = scope.demand(name);
  const coercion = coerceField(type, text);
  return coercion.ok && coercion.value !== null ? sql<SqlBool>`${scope.expression(name)} = ${bind(type, coercion.value)}` : sql<SqlBool>`false`;
}
