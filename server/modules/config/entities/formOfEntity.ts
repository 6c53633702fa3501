import type { Field } from "#contract/entities/fields.ts";
import { formGroups, type FormGroup } from "#contract/entities/formFacts.ts";
import type { ElementText, FormText } from "#contract/entities/index.ts";
import { elementOfField, isTall } from "./elementOfField.ts";
import type { EntityDefinition } from "./EntityDefinition.ts";
import { mainField, orderTitle, ownerTitle, parentTitle, titledFields } from "./titledFields.ts";

/**
 * Elements of an entity's form: whose part an object is, its properties and its place among the others. Where the properties are
 * of several kinds, each kind has a tab.
 */
export function formOfEntity(entity: EntityDefinition): Pick<FormText, "elements"> {
  const groups = new Map<FormGroup, ElementText[]>(formGroups.map((group) => [group, []]));
  for (const [name, field] of editedFields(entity)) groups.get(field.group ?? "general")?.push(elementOfField(name, field));
  const { gathered } = entity.description;
  if (gathered?.isApart) groups.get("general")?.push({ type: "raw_json", width: 12, dataField: gathered.into, label: gathered.title ?? "" });
  groups.set("general", [...ownerElements(entity), ...(groups.get("general") ?? []), ...placeElements(entity)]);
  const filled = [...groups].filter(([, elements]) => elements.length > 0).map(([group, elements]) => [group, inOrder(elements)] as const);
  if (filled.length === 1) return { elements: filled.flatMap(([, elements]) => elements) };
  const tabs = filled.map(([group, children]): ElementText => ({ type: "tab", key: `tab.${group}`, label: groupTitles[group], children }));
  return { elements: [{ type: "tabs", key: "tabs", children: tabs }] };
}

const groupTitles: Readonly<Record<FormGroup, string>> = {
  general: "Асосий", data: "Маълумотлар", look: "Кўриниши", behaviour: "Ишлаши", limits: "Чекловлар", access: "Кириш ҳуқуқи", code: "Код",
};

/** Those that stand beside the others in text too, each by itself. */
function editedFields(entity: EntityDefinition): [string, Field][] {
  const { gathered } = entity.description;
  const titled = titledFields(entity);
  // The key follows the title.
  const named = [...titled.filter(([name]) => name === "title"), ...titled.filter(([name]) => name !== "title")];
  const together = gathered && !gathered.isApart ? Object.entries(gathered.fields).filter(([, { title }]) => title !== undefined) : [];
  return [...named, ...together];
}

/** One line each first, then a few lines, then what is ticked, then what is tall: no box stands alone beside what comes and goes. */
const inOrder = (elements: readonly ElementText[]): ElementText[] => {
  const rank = (element: ElementText): number => {
    if (element.type === "textarea" || element.type === "expression") return 1;
    return isTall(element) ? 3 : element.type === "checkbox" ? 2 : 0;
  };
  return elements.toSorted((one, other) => rank(one) - rank(other));
};

const ownerElements = (entity: EntityDefinition): ElementText[] =>
  entity.owner && entity.ownerField ? [rowOf(entity.owner, "name", { dataField: entity.ownerField, label: ownerTitle(entity), isRequired: true })] : [];

/** Of a tree only rows with the same owner are offered. */
function placeElements(entity: EntityDefinition): ElementText[] {
  const { name, ownerField, parentField, orderField } = entity;
  const related = ownerField ? { isRelatedSelect: true, relatedSelect: ownerField, filterBy: ownerField } : {};
  return [
    ...(parentField ? [rowOf(name, mainField(entity), { dataField: parentField, label: parentTitle, allowClear: true, ...related }, orderField)] : []),
    ...(orderField ? [{ type: "int", dataField: orderField, label: orderTitle, width: 6 }] : []),
  ];
}

/** A choice among the rows of an entity. */
const rowOf = (dataset: string, text: string, more: Partial<ElementText>, sort?: string): ElementText =>
  ({ type: "select", width: 6, optionsFrom: { dataset, value: "id", text, ...(sort && { sort }) }, ...more });
