import type { FilterText, TableText } from "#contract/entities/index.ts";
import type { DescribedQuery, QueryField, QueryParameter } from "#contract/project/index.ts";
import { readButtonAction } from "#core/buttons/buttonAction.ts";
import { isUnsortable } from "#core/fieldType.ts";
import { parseFilters } from "#core/filters/index.ts";
import { hasAggregate } from "../../../../access/aggregateTypes.ts";
import { fieldOf, isGrouped, queryTypes } from "../../../../access/query/queryRelation.ts";
import { queryReference } from "../../../../access/query/queryValues.ts";
import type { Relation } from "../../../../access/Relation.ts";
import { fieldTypesIn } from "../../../../access/relationPath.ts";
import type { Tell } from "../problems/Tell.ts";
import { unknownName } from "../problems/unknownName.ts";
import type { Names } from "./Names.ts";

interface QueryCheck {
  readonly names: Names;
  readonly tell: Tell;
}

interface PlacedCheck extends QueryCheck {
  /** Where the query stands. */
  readonly at: string;
}

/** A value that a parameter may have, by its name. */
type Samples = ReadonlyMap<string, unknown>;

/** What each row has beside the query's own columns. */
const taken: ReadonlySet<string> = new Set(["id", "version", "deleted_at"]);

/** A query names a dataset, fields and parameters that are there, and asks of each field what its type has. */
export function checkQuerySource(query: DescribedQuery, check: QueryCheck): void {
  const at = "$.source.query";
  const { parameters = [], key, version } = query;
  const given = new Map(parameters.map(({ name, type }) => [name, samples[type]]));
  checkQueryText(query, { ...check, at, samples: given });
  if ((key === undefined) !== (version === undefined)) check.tell(at, "missingProperty", { name: key ? "version" : "key" });
  if (key !== undefined && isGrouped(query)) check.tell(`${at}.key`, "notAllowed");
}

/** The same of any question, whose parameters have these values for example. */
export function checkQueryText(query: DescribedQuery, { names, tell, at, samples: given }: PlacedCheck & { samples: Samples }): void {
  const base = names.dataset(query.dataset);
  if (!base) return tell(`${at}.dataset`, "unknownName", { what: "dataset", name: query.dataset });
  checkNames(query, at, tell);
  for (const [index, field] of query.fields.entries()) {
    checkField(field, { base, names, path: `${at}.fields[${index}]`, isGroup: isGrouped(query), tell });
  }
  checkFilters(query.filters, base, { names, tell, at, samples: given });
}

function checkNames({ fields, parameters = [] }: DescribedQuery, at: string, tell: Tell): void {
  const seen = new Set<string>();
  const check = (name: string, path: string): void => {
    if (taken.has(name)) tell(path, "reservedName", { name });
    else if (seen.has(name)) tell(path, "twice", { name });
    seen.add(name);
  };
  for (const [index, { name }] of fields.entries()) check(name, `${at}.fields[${index}].name`);
  for (const [index, { name }] of parameters.entries()) check(name, `${at}.parameters[${index}].name`);
}

function checkField(
  asked: QueryField, { base, names, path, isGroup, tell }: QueryCheck & { base: Relation; path: string; isGroup: boolean },
): void {
  const { figure, part } = asked;
  if (figure === "count" && asked.field !== undefined) tell(`${path}.field`, "notAllowed");
  if (figure !== undefined && part !== undefined) tell(`${path}.part`, "notAllowed");
  const name = fieldOf(asked);
  if (name === undefined) return;
  const type = names.field(base, name)?.type;
  if (type === undefined) return tell(`${path}.field`, "unknownName", unknownName(name, "field", [...base.fields.keys()]));
  if (!queryTypes.has(type)) tell(`${path}.field`, "notForType", { type });
  else if (part !== undefined && type !== "date" && type !== "datetime") tell(`${path}.part`, "notForType", { type });
  else if (figure !== undefined && !hasAggregate(figure, type)) tell(`${path}.figure`, "notForType", { type });
  else if (isGroup && figure === undefined && isUnsortable(type)) tell(`${path}.field`, "notForType", { type });
}

export const samples: Readonly<Record<QueryParameter["type"], unknown>> = {
  text: "-", number: "1", int: 1, boolean: true, date: "2026-01-01", datetime: "2026-01-01T00:00:00Z", time: "00:00:00",
  uuid: "00000000-0000-0000-0000-000000000000",
};

/** The filters are read with a value of its type for each parameter. */
function checkFilters(filters: unknown, base: Relation, { names, tell, at, samples: given }: PlacedCheck & { samples: Samples }): void {
  const path = `${at}.filters`;
  const unknown = textsIn(filters).find((text) => text.startsWith("$") && !isReference(text, given));
  if (unknown !== undefined) return tell(path, "unknownName", unknownName(unknown, "param", [...given.keys()].map((name) => `$query.${name}`)));
  const filled = withSamples(filters, given);
  // Of the caller a query reads what a row rule does.
  const parsed = parseFilters(filled, fieldTypesIn(filters, base, (name) => names.dataset(name)), { ruleValues: true });
  if (parsed.kind === "problem") tell(`${path}.${parsed.path}`, "badFilter", { ...parsed.params, why: parsed.code });
}

function isReference(text: string, given: Samples): boolean {
  const [, kind, name = ""] = queryReference.exec(text) ?? [];
  return kind === "user" || (kind === "query" && given.has(name));
}

function textsIn(node: unknown): string[] {
  if (typeof node === "string") return [node];
  return typeof node === "object" && node !== null ? Object.values(node).flatMap(textsIn) : [];
}

function withSamples(node: unknown, given: Samples): unknown {
  if (typeof node === "string") {
    const name = /^\$query\.(\w+)$/.exec(node)?.[1] ?? "";
    return given.has(name) ? given.get(name) : node;
  }
  if (Array.isArray(node)) return node.map((item) => withSamples(item, given));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withSamples(value, given)]));
}

/** Rows of a query are only read, unless it names key and version: then by the form of its dataset's records, and by nothing else. */
export function checkChanges({ source, form, buttons = [] }: Pick<TableText, "source" | "form" | "buttons">, { names, tell }: QueryCheck): void {
  if (!("query" in source)) return;
  const { key, version, dataset } = source.query;
  const isChanged = key !== undefined && version !== undefined;
  const target = form === undefined ? undefined : names.texts.forms.get(form)?.value.source;
  if (target && !(isChanged && "dataset" in target && target.dataset === dataset)) tell("$.form", "notAllowed");
  for (const [index, { action = "" }] of buttons.entries()) {
    const kind = readButtonAction(action)?.kind;
    if (kind === "delete" || kind === "restore" || kind === "set") tell(`$.buttons[${index}].action`, "notAllowed");
  }
}

/** A parameter has one value. */
export function checkParameterFilter({ field, operator }: FilterText, { source, path, tell }: { source: TableText["source"]; path: string; tell: Tell }): void {
  const isParameter = "query" in source && source.query.parameters?.some(({ name }) => name === field);
  if (isParameter && operator !== "eq") tell(`${path}.operator`, "notAllowed");
}
