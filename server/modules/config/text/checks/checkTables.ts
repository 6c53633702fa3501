import type { ColumnText, TableText } from "#contract/entities/index.ts";
import type { TableSource } from "#contract/project/index.ts";
import { filterElementTypes, findElementType } from "#core/elements/findElementType.ts";
import { platformProject } from "#core/platformProject.ts";
import { isOfParts } from "#core/rows/rowParts.ts";
import { isOperator, operators, parseFilters } from "#core/filters/index.ts";
import { fieldTypesIn } from "../../../../access/relationPath.ts";
import type { Relation } from "../../../../access/Relation.ts";
import { reservedNames } from "../../entities/reservedNames.ts";
import type { Placed } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";
import type { Tell } from "../problems/Tell.ts";
import { keyOf } from "../shapes/textRows.ts";
import { unknownName } from "../problems/unknownName.ts";
import { checkButtons } from "./checkButtons.ts";
import { checkFilterDefault } from "./checkDefaults.ts";
import { checkChanges, checkParameterFilter, checkQuerySource } from "./checkQuerySource.ts";
import { checkFormats } from "./checkFormats.ts";
import { type Names } from "./Names.ts";

export type { Tell };

export function checkTable(name: string, { file, value }: Placed<TableText>, names: Names): TextProblem[] {
  const problems: TextProblem[] = [];
  const tell: Tell = (path, reason, params = {}) => void problems.push({ file, path, reason, params });
  const relation = checkSource(name, value.source, { names, tell });
  if (relation === undefined) return problems;
  const field = (path: string, fieldName: string | undefined): void =>
    demandField(fieldName, { path, relation, names, tell });
  if ("query" in value.source) checkChanges(value, { names, tell });
  const list = value.splitRowsBy;
  field("$.splitRowsBy", list);
  const isInMember = (name: string | undefined): boolean =>
    list !== undefined && name !== list && isOfParts(name, list) && names.field(relation, list)?.type === "json";
  checkColumns(value.columns, { tell, field: (path, name) => void (isInMember(name) || field(path, name)) });
  checkParts(value, { tell, field, names, relation });
  if (value.form !== undefined && !names.texts.forms.has(value.form)) {
    tell("$.form", "unknownName", { what: "form", name: value.form });
  }
  for (const [index, { field: name_ }] of (value.sort ?? []).entries()) field(`$.sort[${index}].field`, name_);
  for (const [index, name_] of (value.searchFields ?? []).entries()) field(`$.searchFields[${index}]`, name_);
  checkLevels(value, { names, tell });
  checkRowRule(value.rowRule, relation, { names, tell });
  return problems;
}

interface SourceCheck {
  readonly names: Names;
  readonly tell: Tell;
}

/** The relation behind a table or form, if its name may be used and its source is there (D40, D41). */
export function checkSource(
  name: string, source: TableSource, { names, tell }: SourceCheck
): Relation | undefined {
  const isPlatform = names.projectId === platformProject;
  if (!isPlatform && reservedNames.has(name)) tell("$", "reservedName", { name });
  if ("entity" in source && !isPlatform) {
    tell("$.source", "platformOnly");
    return undefined;
  }
  const relation = names.relation(source);
  if ("query" in source) {
    checkQuerySource(source.query, { names, tell });
    return relation;
  }
  const [what, missing] = "entity" in source ? ["entity", source.entity] : ["dataset", source.dataset];
  if (relation === undefined) tell(`$.source.${what}`, "unknownName", { what, name: missing });
  return relation;
}

export function demandField(
  name: string | undefined, { path, relation, names, tell }: SourceCheck & { path: string; relation: Relation },
): void {
  if (name === undefined) return;
  const type = names.field(relation, name)?.type;
  if (type === undefined) tell(path, "unknownName", { what: "field", name });
  // It is written by forms, and shown by nothing.
  else if (type === "password") tell(path, "notForType", { type });
}

export function checkRowRule(rule: unknown, relation: Relation, { names, tell }: SourceCheck): void {
  const parsed = parseFilters(rule, fieldTypesIn(rule, relation, (name) => names.dataset(name)), { ruleValues: true });
  if (parsed.kind === "problem") tell(`$.rowRule.${parsed.path}`, "badFilter", { ...parsed.params, why: parsed.code });
}

/** Rows of a level are found by a field of their own, which leads to the row of the level above them (D47). */
function checkLevels({ source, levels = [] }: TableText, { names, tell }: SourceCheck): void {
  let above: TableText["source"] | undefined = source;
  for (const [index, { level, table, parentField }] of levels.entries()) {
    if (level !== index + 2) tell(`$.levels[${index}].level`, "otherLevel", { level: index + 2 });
    const child = names.texts.tables.get(table);
    if (child === undefined) tell(`$.levels[${index}].table`, "unknownName", { what: "table", name: table });
    const field = child && names.relation(child.value.source)?.fields.get(parentField);
    if (child && !field) tell(`$.levels[${index}].parentField`, "unknownName", { what: "field", name: parentField });
    if (field && above && field.references?.dataset !== nameOf(above)) {
      tell(`$.levels[${index}].parentField`, "leadsElsewhere", { field: parentField, name: nameOf(above) });
    }
    above = child?.value.source;
  }
}

/** What a field refers to of these rows; to those of a query none does. */
const nameOf = (source: TableText["source"]): string => ("entity" in source ? source.entity : "dataset" in source ? source.dataset : "–");

type FieldCheck = (path: string, name: string | undefined) => void;

/** As many as a dataset has fields, and columns of relations beside them: more of them no screen shows and no browser keeps. */
const mostColumns = 1_000;

const countColumns = (columns: readonly ColumnText[]): number => columns.reduce((sum, { children = [] }) => sum + 1 + countColumns(children), 0);

function checkColumns(columns: readonly ColumnText[], { tell, field }: { tell: Tell; field: FieldCheck }): void {
  if (countColumns(columns) > mostColumns) return tell("$.columns", "beyondLimit", { limit: mostColumns });
  const keys = new KeyCheck(tell);
  const walk = (siblings: readonly ColumnText[], at: string): void => {
    for (const [index, column] of siblings.entries()) {
      const path = `${at}[${index}]`;
      keys.add(keyOf(column), path);
      field(`${path}.dataField`, column.dataField);
      checkFormats(column, path, tell);
      walk(column.children ?? [], `${path}.children`);
    }
  };
  walk(columns, "$.columns");
}

function checkParts(
  { filters = [], buttons = [], form, source }: Pick<TableText, "filters" | "buttons" | "form" | "source">,
  { tell, field, names, relation }: SourceCheck & { field: FieldCheck; relation: Relation },
): void {
  const filterKeys = new KeyCheck(tell);
  for (const [index, filter] of filters.entries()) {
    const path = `$.filters[${index}]`;
    filterKeys.add(keyOf(filter), path);
    field(`${path}.field`, filter.field);
    checkParameterFilter(filter, { source, path, tell });
    if (!findElementType(filter.type)?.isForFilters) tell(`${path}.type`, "unknownName", unknownName(filter.type, "type", filterElementTypes));
    const type = names.field(relation, filter.field)?.type;
    const isKnown = isOperator(filter.operator);
    if (!isKnown) tell(`${path}.operator`, "unknownName", { what: "operator", name: filter.operator });
    else if (type !== undefined && isOperator(filter.operator) && !operators[filter.operator].types.includes(type)) {
      tell(`${path}.operator`, "notForType", { type });
    }
    checkFilterDefault(filter, type, { path, tell });
  }
  const buttonKeys = new KeyCheck(tell);
  for (const [index, button] of buttons.entries()) buttonKeys.add(button.key, `$.buttons[${index}]`);
  checkButtons(buttons, { tell, names, relation, form });
}

/** Parts are known by their keys: each has one, and no two the same. */
export class KeyCheck {
  readonly #tell: Tell;
  readonly #seen = new Set<string>();

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  add(key: string | undefined, path: string): void {
    if (key === undefined || key === "") this.#tell(path, "missingKey");
    else if (this.#seen.has(key)) this.#tell(path, "twice", { name: key });
    else this.#seen.add(key);
  }
}
