import type { MenuText, MetricText, PageText, TableQueryText } from "#contract/entities/index.ts";
import { isUnsortable, type FieldType } from "#core/fieldType.ts";
import { parseFilters } from "#core/filters/index.ts";
import { hasAggregate } from "../../../../access/aggregateTypes.ts";
import type { Relation } from "../../../../access/Relation.ts";
import { fieldTypesIn } from "../../../../access/relationPath.ts";
import { reservedNames } from "../../entities/reservedNames.ts";
import type { Placed } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { unknownName } from "../problems/unknownName.ts";
import { leadsNowhere } from "./checkLinks.ts";
import { demandField, KeyCheck, type Tell } from "./checkTables.ts";
import type { Names } from "./Names.ts";

export function checkPage({ file, value }: Placed<PageText>, names: Names): TextProblem[] {
  const problems: TextProblem[] = [];
  const tell: Tell = (path, reason, params = {}) => void problems.push({ file, path, reason, params });
  const components = new KeyCheck(tell);
  for (const [index, { name }] of value.components.entries()) components.add(name, `$.components[${index}].name`);
  const queries = new KeyCheck(tell);
  for (const [index, query] of (value.queries ?? []).entries()) {
    queries.add(query.name, `$.queries[${index}].name`);
    const at = `$.queries[${index}]`;
    if ("table" in query) checkQuery(query, { at, names, tell });
    else checkMetricQuery(query, { at, names, tell });
  }
  return problems;
}

/** A page gives a metric the parameters that it has, and those that it needs. */
function checkMetricQuery(
  { metric, params = {} }: { metric: string; params?: Readonly<Record<string, unknown>> }, { at, names, tell }: { at: string; names: Names; tell: Tell },
): void {
  const { metrics } = names.texts;
  const found: MetricText | undefined = metrics.get(metric)?.value;
  if (found === undefined) return tell(`${at}.metric`, "unknownName", unknownName(metric, "metric", [...metrics.keys()]));
  const { parameters = [] } = found;
  const known = parameters.map(({ name }) => name);
  for (const name of Object.keys(params)) if (!known.includes(name)) tell(`${at}.params.${name}`, "unknownName", unknownName(name, "param", known));
  for (const { name, isRequired } of parameters) if (isRequired === true && !Object.hasOwn(params, name)) tell(`${at}.params`, "missingProperty", { name });
}

/** A query of a page, or of an endpoint's stage. */
export function checkQuery(query: Omit<TableQueryText, "name">, { at, names, tell }: { at: string; names: Names; tell: Tell }): void {
  if (reservedNames.has(query.table)) return;
  const table = names.texts.tables.get(query.table)?.value;
  if (table === undefined) return tell(`${at}.table`, "unknownName", { what: "table", name: query.table });
  const relation = names.relation(table.source);
  // A table whose source is missing has its own problem.
  if (relation === undefined) return;
  for (const [index, { field }] of (query.sort ?? []).entries()) {
    demandField(field, { path: `${at}.sort[${index}].field`, relation, names, tell });
  }
  checkGroups(query, { at, relation, names, tell });
  // With values of the call, types are only known when it is asked.
  if (/"\$(query|param|stage)\./.test(JSON.stringify(query.filters ?? {}))) return;
  const parsed = parseFilters(query.filters, fieldTypesIn(query.filters, relation, (name) => names.dataset(name)));
  if (parsed.kind === "problem") tell(`${at}.filters.${parsed.path}`, "badFilter", { ...parsed.params, why: parsed.code });
}

function checkGroups(
  { groupBy = [], aggregates, isCount }: Omit<TableQueryText, "name">, { at, relation, names, tell }: { at: string; relation: Relation; names: Names; tell: Tell },
): void {
  const demandType = (name: string, path: string, isRight: (type: FieldType) => boolean): void => {
    const type = names.field(relation, name)?.type;
    demandField(name, { path, relation, names, tell });
    if (type !== undefined && type !== "password" && !isRight(type)) tell(path, "notForType", { type });
  };
  for (const [index, name] of groupBy.entries()) demandType(name, `${at}.groupBy[${index}]`, (type) => !isUnsortable(type));
  for (const [index, { name, field }] of (aggregates ?? []).entries()) {
    demandType(field, `${at}.aggregates[${index}].field`, (type) => hasAggregate(name, type));
  }
  if (aggregates !== undefined && groupBy.length === 0) tell(at, "missingProperty", { name: "groupBy" });
  if (isCount === true && groupBy.length > 0) tell(`${at}.isCount`, "notAllowed");
}

export function checkMenus(
  file: string, items: readonly MenuText[], names: Names
): { problems: TextProblem[]; warnings: TextProblem[] } {
  const problems: TextProblem[] = [];
  const warnings: TextProblem[] = [];
  const keys = new KeyCheck((path, reason, params = {}) => void problems.push({ file, path, reason, params }));
  const walk = (siblings: readonly MenuText[], at: string): void => {
    for (const [index, item] of siblings.entries()) {
      const path = `${at}[${index}]`;
      keys.add(item.key, `${path}.key`);
      if (item.link !== undefined && leadsNowhere(item.link, names)) {
        warnings.push({ file, path: `${path}.link`, reason: "leadsNowhere", params: { name: item.link } });
      }
      walk(item.children ?? [], `${path}.children`);
    }
  };
  walk(items, "$.items");
  return { problems, warnings };
}
