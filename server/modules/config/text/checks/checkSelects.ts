import type { ElementText } from "#contract/entities/index.ts";
import { isChoice, isOwner, valueKindOf } from "#core/elements/findElementType.ts";
import { isFileType, isListType } from "#core/fieldType.ts";
import type { Relation } from "../../../../access/Relation.ts";
import { keyOf } from "../shapes/textRows.ts";
import { demandField, type Tell } from "./checkTables.ts";
import type { Names } from "./Names.ts";

interface SelectCheck {
  readonly path: string;
  readonly relation: Relation;
  readonly names: Names;
  readonly tell: Tell;
  /** Of the whole form, in their order. */
  readonly elements: readonly ElementText[];
}

/** Selects of several and dependent selects (spec §5): what they name is there, and can be what they need. */
export function checkSelect(element: ElementText, check: SelectCheck): void {
  const { path, tell } = check;
  for (const property of ["relatedSelect", "isRelatedSelect", "filterBy", "isMultiSelect"] as const) {
    // What an expression is tested with, and what is offered, depends on others as well.
    if (property === "relatedSelect" && (element.choices !== undefined || element.type === "expression" || element.type === "raw_json")) continue;
    const isFit = property === "isMultiSelect" ? valueKindOf(element.type) === "choice" : isChoice(element.type);
    if (element[property] && !isFit && !(property === "relatedSelect" && isOwner(element.type))) return tell(`${path}.${property}`, "notForType", { type: element.type });
  }
  if (!isChoice(element.type) || element.choices !== undefined || isOwner(element.type)) return;
  checkHeld(element, check);
  const related = element.relatedSelect;
  if (typeof related === "string" && element.isRelatedSelect !== false) return checkRelated(element, related, check);
  if (element.isRelatedSelect === true || element.filterBy !== undefined) tell(path, "missingProperty", { name: "relatedSelect" });
}

/** Several ids need a field of lists, one id another. */
function checkHeld(element: ElementText, { path, relation, names, tell }: SelectCheck): void {
  const field = element.dataField === undefined ? undefined : names.field(relation, element.dataField);
  if (field === undefined || field.type === "json" || isFileType(field.type)) return;
  if (isMultiple(element) !== (field.type === "text_array")) tell(`${path}.dataField`, "notForType", { type: field.type });
}

const isMultiple = ({ type, isMultiSelect }: ElementText): boolean => valueKindOf(type) === "choices" || isMultiSelect === true;

function checkRelated(element: ElementText, name: string, check: SelectCheck): void {
  const { path, relation, names, tell, elements } = check;
  const related = relatedOf(name, elements);
  if (related === undefined) return tell(`${path}.relatedSelect`, "unknownName", { what: "element", name });
  if (dependsOn(related, element, elements)) return tell(`${path}.relatedSelect`, "dependsOnItself", { name: keyOf(element) ?? "" });
  const held = related.dataField === undefined ? undefined : names.field(relation, related.dataField);
  if (held && (isListType(held.type) || held.type === "json")) tell(`${path}.relatedSelect`, "notForType", { type: held.type });
  const from = element.optionsFrom;
  // A list in the text has no field that it could be filtered by.
  if (from === undefined) return tell(path, "missingProperty", { name: "optionsFrom" });
  const filterBy = element.filterBy ?? from.filterBy;
  if (filterBy === undefined) return tell(path, "missingProperty", { name: "filterBy" });
  const target = names.dataset(from.dataset);
  if (target !== undefined) demandField(String(filterBy), { path: `${path}.filterBy`, relation: target, names, tell });
}

/** By key, else by field; one that holds no value is no answer. */
function relatedOf(name: string, elements: readonly ElementText[]): ElementText | undefined {
  const holding = elements.filter(({ dataField }) => dataField !== undefined);
  return holding.find((one) => keyOf(one) === name) ?? holding.find(({ dataField }) => dataField === name);
}

/** Whether following the relations from `start` leads to `sought`. */
function dependsOn(start: ElementText, sought: ElementText, elements: readonly ElementText[]): boolean {
  const seen = new Set<ElementText>();
  let at: ElementText | undefined = start;
  while (at !== undefined && !seen.has(at)) {
    if (at === sought) return true;
    seen.add(at);
    const next: unknown = at["isRelatedSelect"] === false ? undefined : at["relatedSelect"];
    at = typeof next === "string" ? relatedOf(next, elements) : undefined;
  }
  return false;
}
