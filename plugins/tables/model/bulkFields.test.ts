import { expect, it } from "vitest";
import type { FormConfig, FormElement } from "#sdk/wire.ts";
import { bulkFields, nameOf } from "./bulkFields.ts";

const anElement = (dataField: string | null, more: Partial<FormElement> = {}): FormElement => ({ id: String(dataField), type: "text", dataField, children: [], ...more });
const configOf = (elements: FormElement[], update = true): FormConfig => ({ elements, permissions: { update } }) as unknown as FormConfig;

it("T833 what each record has of its own, and what its reader may not change, is not changed in many", () => {
  const elements = [
    anElement(null, { type: "fieldset", children: [anElement("name", { displayCondition: "size > 3", customValidator: "size > 3 || 'no'" })] }),
    anElement("name", { type: "textarea" }), anElement("secret", { type: "password" }), anElement("file", { type: "file" }), anElement("photo", { type: "image" }),
    anElement("fixed", { isReadOnly: true }), anElement("off", { isDisabled: true }), anElement("isOpen", { type: "checkbox" }),
  ];
  expect(bulkFields(configOf(elements)).map(({ dataField, type }) => `${dataField} ${type}`)).toEqual(["name text", "isOpen checkbox"]);
  // Asked of each record by the server.
  expect(bulkFields(configOf(elements))[0]).not.toHaveProperty("displayCondition");
  expect(bulkFields(configOf(elements))[0]).not.toHaveProperty("customValidator");
  expect(bulkFields(configOf(elements, false))).toEqual([]);
});

it("T833 a field is called by the first part of its label that there is", () => {
  expect([nameOf({ dataField: "size", label: "|Size|km" }), nameOf({ dataField: "size" })]).toEqual(["Size", "size"]);
});
