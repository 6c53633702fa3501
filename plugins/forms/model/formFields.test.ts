import { describe, expect, it } from "vitest";
import type { FormConfig, FormElement } from "#sdk/wire.ts";
import { initialValues, valuesToSend } from "./formFields.ts";

const isPresent = (): boolean => true;

const element = (dataField: string, more: Partial<FormElement> = {}): FormElement => ({
  id: dataField,
  type: "text",
  dataField,
  children: [],
  ...more,
});

const config = (elements: FormElement[]): FormConfig => ({
  id: "1",
  name: "cities",
  title: "Шаҳарлар",
  projectId: "demo",
  isPublic: false,
  layout: "auto",
  elements,
  dataSource: "cities",
  permissions: { read: true, insert: true, update: true, delete: true, export: true },
  revision: "1",
});

const group: FormElement = { id: "g", type: "fieldset", dataField: null, children: [element("inner", { type: "checkbox" })] };

describe("formFields", () => {
  it("F1 a new record starts with the defaults, an existing one with its values, also below a group", () => {
    const form = config([element("name", { defaultValue: "Тошкент" }), group]);
    expect(initialValues(form, undefined, {})).toEqual({ name: "Тошкент", inner: false });
    expect(initialValues(form, { name: "Нукус", inner: true }, {})).toEqual({ name: "Нукус", inner: true });
    expect(initialValues(form, { name: null, inner: null }, {})).toEqual({ name: "", inner: false });
  });

  it("F2 a query parameter fills a field of a new record and of no other", () => {
    const form = config([element("name")]);
    expect(initialValues(form, undefined, { name: "Хива", other: "x" })).toEqual({ name: "Хива" });
    expect(initialValues(form, { name: "Нукус" }, { name: "Хива" })).toEqual({ name: "Нукус" });
  });

  it("F2 a parameter or default of a number or checkbox is taken as such, and one that is none stays to be seen", () => {
    const form = config([element("size", { type: "int" }), element("isOpen", { type: "checkbox", defaultValue: "1" })]);
    expect(initialValues(form, undefined, { size: "5" })).toEqual({ size: 5, isOpen: true });
    expect(initialValues(form, undefined, { size: "беш" })).toEqual({ size: "беш", isOpen: true });
  });

  it("F3 an update sends only what changed, and an emptied text that was null is no change", () => {
    const form = config([element("name"), element("note"), element("size", { type: "int" })]);
    const before = { name: "а", note: null, size: 5 };
    expect(valuesToSend(form, { name: "б", note: "", size: 5 }, { before, isPresent })).toEqual({ name: "б" });
    expect(valuesToSend(form, { name: "а", note: "", size: null }, { before, isPresent })).toEqual({ size: null });
    expect(valuesToSend(form, { name: "а", note: "", size: 1 }, { before: undefined, isPresent })).toEqual({ name: "а", note: "", size: 1 });
  });

  it("F476 F478 what is hidden is not sent, or sent as null where the element says so and no other shows the field", () => {
    const form = config([element("name"), element("code", { clearWhenHidden: true }), { ...element("name"), id: "again" }, { ...element("code"), id: "code2", isReadOnly: true }]);
    const values = { name: "а", code: "б" };
    const send = (hidden: string[], before?: Record<string, unknown>): unknown => valuesToSend(form, values, { before, isPresent: (id) => !hidden.includes(id) });
    expect(send(["name", "code"])).toEqual({ name: "а" });
    expect(send(["name", "again", "code", "code2"])).toEqual({ code: null });
    expect(send(["code", "code2"], { name: "а", code: null })).toEqual({});
  });

  it("F4 read-only and disabled fields are not sent", () => {
    const form = config([element("name", { isReadOnly: true }), element("code", { isDisabled: true }), element("note")]);
    expect(valuesToSend(form, { name: "а", code: "б", note: "в" }, { before: undefined, isPresent })).toEqual({ note: "в" });
  });
});
