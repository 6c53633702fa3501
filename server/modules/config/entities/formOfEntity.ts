import type { Gathered } from "#contract/entities/describe.ts";
import type { Field } from "#contract/entities/fields.ts";
import type { ElementText, FormText } from "#contract/entities/index.ts";
import type { EntityDefinition } from "./EntityDefinition.ts";
import { isLong, mainField, maxLengthOf, orderTitle, ownerTitle, parentTitle, titledFields } from "./titledFields.ts";

/** Elements of an entity's form: whose part an object is, its properties, and its place among the others. */
export function formOfEntity(entity: EntityDefinition): Pick<FormText, "elements"> {
  const { gathered } = entity.description;
  return {
    elements: [
      ...ownerElements(entity),
      ...titledFields(entity).sort(byHeight).map(([field, facts]) => element(field, facts)),
      ...(gathered ? gatheredElements(gathered) : []),
      ...placeElements(entity),
    ],
  };
}

/** What has an editor of its own stands below what is one line. */
const isTall = ({ type, code, isMarkdown }: Field): boolean => type === "json" || code !== undefined || isMarkdown === true;
const byHeight = ([, one]: [string, Field], [, other]: [string, Field]): number => Number(isTall(one)) - Number(isTall(other));

const ownerElements = (entity: EntityDefinition): ElementText[] =>
  entity.owner && entity.ownerField ? [rowOf(entity.owner, "name", { dataField: entity.ownerField, label: ownerTitle(entity), isRequired: true })] : [];

/** Of a tree only rows with the same owner are offered. */
function placeElements(entity: EntityDefinition): ElementText[] {
  const { name, ownerField, parentField, orderField } = entity;
  const related = ownerField ? { isRelatedSelect: true, relatedSelect: ownerField, filterBy: ownerField } : {};
  return [
    ...(parentField ? [rowOf(name, mainField(entity), { dataField: parentField, label: parentTitle, allowClear: true, ...related }, orderField)] : []),
    ...(orderField ? [{ type: "int", dataField: orderField, label: orderTitle, width: 3 }] : []),
  ];
}

/** A choice among the rows of an entity. */
const rowOf = (dataset: string, text: string, more: Partial<ElementText>, sort?: string): ElementText =>
  ({ type: "select", width: 6, optionsFrom: { dataset, value: "id", text, ...(sort && { sort }) }, ...more });

/** One element for each of what only some kinds of an object have, unless they are kept apart. */
function gatheredElements({ into, title = "", fields, isApart }: Gathered): ElementText[] {
  if (isApart) return [{ type: "raw_json", width: 12, dataField: into, label: title }];
  return [{ type: "fieldset", key: into, label: title, children: Object.entries(fields).map(([name, facts]) => element(name, facts)) }];
}

function element(dataField: string, field: Field): ElementText {
  const { title = "", isRequired, default: byDefault } = field;
  const isPlain = typeof byDefault === "string" ? byDefault !== "" : byDefault !== undefined && typeof byDefault !== "object";
  return { ...kindOf(field), dataField, label: title, ...(isRequired && { isRequired }), ...(isPlain && { defaultValue: byDefault }) };
}

const languages: Readonly<Record<string, string>> = { html: "html", css: "css", ts: "typescript", tsx: "tsx" };

function kindOf(field: Field): ElementText {
  const { type, among, code, isMarkdown } = field;
  const maxLength = maxLengthOf(field);
  if (among !== undefined) {
    const data = among.map((id) => ({ id, name: id }));
    return { type: type === "text_array" ? "multiselect" : "select", width: 6, data, ...(!field.isRequired && field.default === undefined && { allowClear: true }) };
  }
  switch (type) {
    case "boolean":
      return { type: "checkbox", width: 4 };
    case "int":
    case "number":
      return { type, width: 3 };
    case "text":
      if (isMarkdown) return { type: "markdown", width: 12, maxLength };
      if (code) return { type: "code", width: 12, format: languages[code.extension ?? ""] ?? "typescript" };
      return isLong(field) ? { type: "textarea", width: 12, maxLength } : { type: "text", width: 6, maxLength };
    // Lists of free texts too: each may hold whatever a list on one line would be divided by.
    default:
      return { type: "raw_json", width: 12 };
  }
}
