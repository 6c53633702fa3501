import type { ElementText, FormText } from "#contract/entities/index.ts";
import { elementTypeCodes, isOwner, valueKindOf } from "#core/elements/findElementType.ts";
import { flattenElements } from "#core/elements/flattenElements.ts";
import { isFileType } from "#core/fieldType.ts";
import type { Relation } from "../../../../access/Relation.ts";
import { elementTypeIn } from "../../entities/elementTypeIn.ts";
import type { Placed } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { keyOf } from "../shapes/textRows.ts";
import { unknownName } from "../problems/unknownName.ts";
import { checkElementDefault } from "./checkDefaults.ts";
import { checkInnerElements } from "./checkInnerElements.ts";
import { checkSelect } from "./checkSelects.ts";
import { checkRowRule, checkSource, demandField, KeyCheck, type Tell } from "./checkTables.ts";
import type { Names } from "./Names.ts";

export function checkForm(name: string, { file, value }: Placed<FormText>, names: Names): TextProblem[] {
  const problems: TextProblem[] = [];
  const tell: Tell = (path, reason, params = {}) => void problems.push({ file, path, reason, params });
  const relation = checkSource(name, value.source, { names, tell });
  if (relation === undefined) return problems;
  const keys = new KeyCheck(tell);
  const elements = flattenElements(value.elements);
  const addKeys = (siblings: readonly ElementText[], at: string): void => {
    for (const [index, element] of siblings.entries()) {
      keys.add(keyOf(element), `${at}[${index}]`);
      addKeys(element.children ?? [], `${at}[${index}].children`);
    }
  };
  const walk = (siblings: readonly ElementText[], at: string): void => {
    for (const [index, element] of siblings.entries()) {
      const path = `${at}[${index}]`;
      keys.add(keyOf(element), path);
      checkElement(element, { path, relation, names, tell });
      checkSelect(element, { path, relation, names, tell, elements });
      if (isOwner(element.type)) {
        checkInnerElements(element, { path, relation, names, tell });
        addKeys(element.children ?? [], `${path}.children`);
      } else {
        walk(element.children ?? [], `${path}.children`);
      }
    }
  };
  walk(value.elements, "$.elements");
  checkRowRule(value.rowRule, relation, { names, tell });
  return problems;
}

interface ElementCheck {
  readonly path: string;
  readonly relation: Relation;
  readonly names: Names;
  readonly tell: Tell;
}

function checkElement(element: ElementText, { path, relation, names, tell }: ElementCheck): void {
  checkType(element, { path, relation, names, tell });
  checkHeld(element, { path: `${path}.dataField`, relation, names, tell });
  checkSuggestions(element, { path, names, tell });
  checkElementDefault(element, path, tell);
  if (element.choices !== undefined && relation.kind === "dataset") tell(`${path}.choices`, "notAllowed");
  if (element.optionsFrom === undefined) return;
  const { dataset, value, text, sort, filterBy } = element.optionsFrom;
  const target = names.dataset(dataset);
  if (target === undefined) return tell(
    `${path}.optionsFrom.dataset`, "unknownName", { what: "dataset", name: dataset }
  );
  for (const [property, name] of Object.entries({ value, text, sort, filterBy })) {
    demandField(name, { path: `${path}.optionsFrom.${property}`, relation: target, names, tell });
  }
}

/** Only a text suggests, and what it asks is an endpoint of the project. */
function checkSuggestions({ type, suggestions }: ElementText, { path, names, tell }: Pick<ElementCheck, "path" | "names" | "tell">): void {
  if (suggestions === undefined) return;
  const name = suggestions.replace("endpoints/", "");
  if (type !== "text") tell(`${path}.suggestions`, "notForType", { type });
  else if (!names.texts.endpoints.has(name)) tell(`${path}.suggestions`, "unknownName", { what: "endpoint", name });
}

/** Passwords and files go into fields of their type by the elements for them, and by no other: these claim and hash. */
function checkHeld({ type, dataField }: ElementText, check: ElementCheck): void {
  const held = dataField === undefined ? undefined : check.names.field(check.relation, dataField)?.type;
  const isSecret = valueKindOf(type) === "secret";
  if (held !== "password") demandField(dataField, check);
  const isLost = isFileType(held) && valueKindOf(type) !== "files";
  if (held !== undefined && (isLost || isSecret !== (held === "password"))) check.tell(check.path, "notForType", { type: held });
}

/** The type is there, and the element has a field and elements of its own only where the type can have them. */
function checkType({ type, dataField, children = [] }: ElementText, { path, names, tell }: ElementCheck): void {
  const known = elementTypeIn(type, (plugin) => names.texts.plugins.get(plugin)?.value.contributes);
  if (!known) {
    if (!type.includes(".")) tell(`${path}.type`, "unknownName", unknownName(type, "type", elementTypeCodes));
    return;
  }
  if (dataField !== undefined && known.value === undefined) tell(`${path}.dataField`, "notForType", { type });
  if (children.length > 0 && !known.isContainer) tell(`${path}.children`, "notForType", { type });
}
