import { describe, expect, it } from "vitest";
import { toJsonText } from "#core/json/JsonText.ts";
import { checkField } from "./checkField.ts";
import type { FieldElement } from "./formFields.ts";

const circumstances = { isNew: true, locale: "uz", timeZone: "Asia/Tashkent" } as const;
const element = (more: Partial<FieldElement>): FieldElement => ({ id: "f", type: "text", dataField: "f", children: [], ...more });

describe("checkField", () => {
  it("F5 a required empty field says so in the specified words", () => {
    expect(checkField(element({ isRequired: true }), "", circumstances)).toEqual(["Майдонни тўлдириш керак"]);
    expect(checkField(element({ isRequired: true }), "бор", circumstances)).toEqual([]);
    expect(checkField(element({ isRequired: true, type: "int" }), null, circumstances)).toEqual(["Майдонни тўлдириш керак"]);
  });

  it("F6 a required checkbox says so in the specified words", () => {
    expect(checkField(element({ isRequired: true, type: "checkbox" }), false, circumstances)).toEqual(["Танлаш керак"]);
    expect(checkField(element({ isRequired: true, type: "checkbox" }), true, circumstances)).toEqual([]);
  });

  it("F878 a custom validator's message comes before what is no value of the type, such as json that cannot be read", () => {
    const json = element({ type: "raw_json" });
    const typed = toJsonText("{");
    expect(checkField(json, typed, { ...circumstances, customMessage: "Бошқача ёзинг" })).toEqual(["Бошқача ёзинг", "Хато JSON киритилган"]);
    expect(checkField(json, typed, { ...circumstances, customMessage: "" })).toEqual(["Хато JSON киритилган"]);
  });

  it("F7 a read-only field is not checked", () => {
    expect(checkField(element({ isRequired: true, isReadOnly: true }), "", circumstances)).toEqual([]);
  });
});
