import type { ButtonText } from "#contract/entities/index.ts";
import { buttonActions, isForMany, readButtonAction, type ButtonAction } from "#core/buttons/buttonAction.ts";
import { coerceField } from "#core/coercion/index.ts";
import { isFileType } from "#core/fieldType.ts";
import type { Relation } from "../../../../access/Relation.ts";
import type { Tell } from "../problems/Tell.ts";
import { unknownName } from "../problems/unknownName.ts";
import type { Names } from "./Names.ts";

interface ButtonsCheck {
  readonly tell: Tell;
  readonly names: Names;
  readonly relation: Relation;
  /** Of the table. */
  readonly form: string | undefined;
}

/** What buttons do: an action that there is, over rows where it needs some, with fields, endpoints and a form that are there. */
export function checkButtons(buttons: readonly ButtonText[], check: ButtonsCheck): void {
  for (const [index, { action: text, scope }] of buttons.entries()) {
    if (text === undefined || text === "") continue;
    const path = `$.buttons[${index}].action`;
    const action = readButtonAction(text);
    const [kind = ""] = text.split(":");
    if (action) checkAction(action, path, check);
    else if (isKind(kind)) check.tell(path, "notAllowed");
    else check.tell(path, "unknownName", unknownName(kind, "action", buttonActions));
    if (action && scope === "row" && isForMany(action)) check.tell(path, "notAllowed");
  }
}

const isKind = (text: string): boolean => buttonActions.some((kind) => kind === text);

function checkAction(action: ButtonAction, path: string, check: ButtonsCheck): void {
  const { tell, names, form } = check;
  if (action.kind === "set") checkValues(action.values, path, check);
  if (action.kind === "form" && form === undefined) tell(path, "missingProperty", { name: "form" });
  if (action.kind === "document") {
    const { documents } = names.texts;
    if (!documents.has(action.name)) tell(path, "unknownName", unknownName(action.name, "document", [...documents.keys()]));
  }
  if (action.kind !== "endpoint") return;
  const endpoint = names.texts.endpoints.get(action.name)?.value;
  if (!endpoint) tell(path, "unknownName", unknownName(action.name, "endpoint", [...names.texts.endpoints.keys()]));
  else if (!endpoint.parameters?.some(({ name, type }) => name === "ids" && type === "array")) tell(path, "unknownName", { what: "param", name: "ids" });
}

function checkValues(values: Readonly<Record<string, unknown>>, path: string, { tell, relation }: ButtonsCheck): void {
  for (const [name, value] of Object.entries(values)) {
    const field = relation.fields.get(name);
    if (!field || field.isSystem) tell(path, "unknownName", unknownName(name, "field", [...relation.fields.values()].filter(({ isSystem }) => !isSystem).map((one) => one.name)));
    else if (field.type === "password" || isFileType(field.type)) tell(path, "notForType", { type: field.type });
    else if (!coerceField(field.type, value).ok) tell(path, "wrongType", { type: field.type });
    else if (field.options && value !== null && !field.options.some(({ id }) => id === value)) {
      tell(path, "unknownName", unknownName(String(value), "option", field.options.map(({ id }) => id)));
    }
  }
}
