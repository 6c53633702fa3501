import { describe, expect, it } from "vitest";
import { fieldTypes, isFileType } from "../fieldType.ts";
import { isOperator, operators, operatorsFor } from "./operators.ts";

describe("operators", () => {
  it("C6 the list is closed", () => {
    expect(Object.keys(operators).join(" ")).toBe(
      "eq ne lt le gt ge between in notIn contains startsWith endsWith empty notEmpty " +
      "before after on relative has hasAny hasAll within",
    );
    expect([isOperator("eq"), isOperator("toString"), isOperator("like"), isOperator(1)]).toEqual([true, false, false,
      false]);
  });

  it("C7 each field type admits its operators", () => {
    expect(operatorsFor("text").join(" ")).toBe("eq ne in notIn contains startsWith endsWith empty notEmpty");
    expect(operatorsFor("int").join(" ")).toBe("eq ne lt le gt ge between in notIn empty notEmpty");
    expect(operatorsFor("date").join(" "))
      .toBe("eq ne lt le gt ge between in notIn empty notEmpty before after on relative");
    expect(operatorsFor("text_array").join(" ")).toBe("eq ne empty notEmpty has hasAny hasAll");
    expect(operatorsFor("point").join(" ")).toBe("eq ne empty notEmpty within");
    expect([operatorsFor("file"), operatorsFor("files")]).toEqual([["empty", "notEmpty"], ["empty", "notEmpty"]]);
    expect(operatorsFor("password")).toEqual([]);
    for (const type of fieldTypes.filter((one) => one !== "password" && !isFileType(one))) expect(operatorsFor(type)).toContain("eq");
  });
});
