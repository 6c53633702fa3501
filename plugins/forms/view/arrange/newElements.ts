import type { ArrangedPart, ArrangedPlace, ArrangeStep } from "#core/arranging/ArrangedPart.ts";
import { isOwner } from "#core/elements/findElementType.ts";
import { elementOf } from "#core/new-table/composeField.ts";
import type { FieldKindName } from "#core/new-table/fieldKinds.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { ProjectOutline } from "#sdk/wire.ts";
import { typeOf } from "./arrangedElements.ts";

type Values = Readonly<Record<string, unknown>>;
export type OutlinedField = ProjectOutline["datasets"][number]["fields"][number];

const kinds: Readonly<Record<string, FieldKindName>> = {
  text: "text", int: "int", number: "decimal", boolean: "boolean", date: "date", datetime: "datetime", time: "time", file: "file", point: "point",
};

/** Types whose element is no kind of a new table's field. */
const others: Readonly<Record<string, Values>> = {
  uuid: { type: "text" }, json: { type: "raw_json", width: 12 }, text_array: { type: "list", width: 12 }, files: { type: "file", isMultiple: true, width: 12 },
  password: { type: "password" },
};

/** The types of element that can edit a field of a type, the usual one first. */
export const suitingTypes: Readonly<Record<string, readonly string[]>> = {
  text: ["text", "textarea", "select", "richtext", "markdown", "code", "picture"], int: ["int", "number"], number: ["number"], boolean: ["checkbox"], date: ["date"],
  datetime: ["datetime"], time: ["time"], uuid: ["select", "text"], json: ["raw_json", "key_value", "list", "object", "richtext_blocks", "geo_polygon"],
  text_array: ["list", "multiselect"], point: ["geo_point"], file: ["file", "image"], files: ["file", "image"], password: ["password"],
};

/** The element of a field that no element shows yet; how long or how exact its values are says the field itself. */
export function elementOfField({ name, title, type, isDemanded, isChoice, target }: OutlinedField, datasets: ProjectOutline["datasets"]): Values {
  const kind = target ? "relation" : isChoice ? "choice" : kinds[type];
  const text = datasets.find((one) => one.name === target)?.fields.find((one) => one.type === "text")?.name ?? "id";
  const plan = { key: name, title, kind: kind ?? "text", isRequired: isDemanded, ...(target && { target: { dataset: target, text } }) };
  const { maxLength: _length, scale: _scale, ...values } = elementOf(plan);
  return { ...values, ...(kind === undefined && others[type]) };
}

/** Fields of the form's data that none of its elements shows. */
export function unshownFields(parts: readonly ArrangedPart[], fields: readonly OutlinedField[]): OutlinedField[] {
  const owners = new Set(parts.filter((part) => isOwner(typeOf(part))).map(({ id }) => id));
  const shown = new Set(parts.filter(({ parentId }) => parentId === undefined || !owners.has(parentId)).map(({ values }) => values["dataField"]));
  return fields.filter(({ name }) => !shown.has(name));
}

/** Elements without a value that can be added, each with what it begins with. */
export const partsToAdd = ["tabs", "fieldset", "heading", "html", "button"] as const;
export type PartToAdd = (typeof partsToAdd)[number];

/**
 * Steps that add an element; tabs come with a first one.
 * @param values what it begins with
 * @param tab what the first tab of tabs is called
 */
export function addingSteps(values: Values, to: ArrangedPlace, tab: string): { readonly id: string; readonly steps: readonly ArrangeStep[] } {
  const [id, inner] = [uuidv7(), uuidv7()];
  const steps: ArrangeStep[] = [{ kind: "add", id, to, values }];
  if (values["type"] === "tabs") steps.push({ kind: "add", id: inner, to: { parentId: id }, values: { type: "tab", label: tab } });
  return { id, steps };
}
