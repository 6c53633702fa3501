import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { say } from "../wording/say.ts";
import { runChecks } from "../elements/elementValue.ts";
import type { CheckContext, CheckedElement } from "./types.ts";

function texts(element: Partial<CheckedElement>, value: unknown, context: Partial<CheckContext> = {}): string[] {
  const failures = runChecks({ type: "text", dataField: "field", ...element }, value, { isNew: false, ...context });
  return failures.map(({ key, params }) => say("uz", key, params));
}

describe("checks", () => {
  it("C110 the custom validator's message comes first, in its own words", () => {
    expect(texts({ isRequired: true }, "", { customMessage: "{0} хато" })).toEqual(["{0} хато",
      "Майдонни тўлдириш керак"]);
    expect(texts({}, "a", { customMessage: "" })).toEqual([]);
  });

  it("C111 a required checkbox must be checked", () => {
    expect(texts({ type: "checkbox", isRequired: true }, false)).toEqual(["Танлаш керак"]);
    expect(texts({ type: "checkbox", isRequired: true }, true)).toEqual([]);
    expect(texts({ type: "checkbox" }, false)).toEqual([]);
  });

  it("C112 a password on a new record has at least 6 characters", () => {
    const message = "Парол 6та дан кам бўлмаслиги керак";
    expect(texts({ type: "password" }, "12345", { isNew: true })).toEqual([message]);
    expect(texts({ type: "password", isRequired: true }, "", { isNew: true })).toEqual([message]);
    expect(texts({ type: "password" }, "123456", { isNew: true })).toEqual([]);
    expect(texts({ type: "password" }, "12345")).toEqual([]);
  });

  it("C113 a required field must be filled, blanks do not fill it, zero and false do", () => {
    for (const value of [undefined, null, "", "  ", Number.NaN, [], {}]) {
      expect(texts({ isRequired: true }, value)).toEqual(["Майдонни тўлдириш керак"]);
    }
    for (const value of [0, false, "0", ["a"]]) expect(texts({ type: "other", isRequired: true }, value)).toEqual([]);
    expect(texts({}, "")).toEqual([]);
  });

  it("C115 a date is within minDate and maxDate, both included", () => {
    const element = { type: "date", minDate: "2026-01-10", maxDate: "20.01.2026" };
    expect(texts(element, "2026-01-09")).toEqual(["Сана 10.01.2026 дан катта бўлиши керак"]);
    expect(texts(element, "2026-01-21")).toEqual(["Сана 20.01.2026 дан кичик бўлиши керак"]);
    expect([texts(element, "2026-01-10"), texts(element, "2026-01-20"), texts(element, null)]).toEqual([[], [], []]);
    expect(texts({ type: "date", minDate: "some day" }, "0001-01-01")).toEqual([]);
  });

  it("C116 a datetime is within its limits, a day as limit is the whole day of the project's zone", () => {
    const element = { type: "datetime", minDatetime: "2026-01-10T10:00:00+05:00", maxDatetime: "2026-01-20" };
    expect(texts(element, "2026-01-10T04:59:59Z")).toEqual(["Сана 10.01.2026 10:00 дан катта бўлиши керак"]);
    expect(texts(element, "2026-01-10T05:00:00Z")).toEqual([]);
    expect(texts(element, "2026-01-20T18:59:59Z")).toEqual([]);
    expect(texts(element, "2026-01-20T19:00:00Z")).toEqual(["Сана 20.01.2026 дан кичик бўлиши керак"]);
    expect(texts(element, "2026-01-20T19:00:00Z", { timeZone: "UTC" })).toEqual([]);
  });

  it("C117 files and images are within minCount and maxCount, one where neither isMultiple nor maxCount is said", () => {
    expect(texts({ type: "file", minCount: 2 }, ["a"])).toEqual(["Файллар сони 2 та ёки ундан кўп бўлиши керак"]);
    expect(texts({ type: "image", maxCount: 1 }, ["a", "b"])).toEqual(["Файллар сони 1 та ёки ундан кам бўлиши керак"]);
    expect(texts({ type: "file" }, ["a", "b"])).toEqual(["Файллар сони 1 та ёки ундан кам бўлиши керак"]);
    expect([texts({ type: "file", isMultiple: true }, ["a", "b"]), texts({ type: "file", maxCount: 2 }, ["a", "b"])]).toEqual([[], []]);
    expect([texts({ type: "file" }, null), texts({ type: "file", minCount: 1, maxCount: 2 }, ["a"])]).toEqual([[], []]);
  });

  it("C256 no more than selectionCount of a multiselect are chosen", () => {
    expect(texts({ type: "multiselect", selectionCount: 2 }, ["a", "b", "c"])).toEqual(["2 тадан кўп элемент танлаш мумкин эмас"]);
    expect([texts({ type: "multiselect", selectionCount: 2 }, ["a", "b"]), texts({ type: "multiselect" }, ["a", "b"])]).toEqual([[], []]);
  });

  it("C118 number and int are within minValue and maxValue, both included", () => {
    expect(texts({ type: "number", minValue: 1000 }, 999))
      .toEqual(["Қиймат 1 000 дан катта ёки тенг бўлиши керак"]);
    expect(texts({ type: "int", maxValue: 5 }, 6)).toEqual(["Қиймат 5 дан кичик ёки тенг бўлиши керак"]);
    expect([texts({ type: "int", minValue: 0, maxValue: 5 }, 5), texts({ type: "int", minValue: 1 }, null)])
      .toEqual([[], []]);
  });

  it("C236 limits look at all digits of a decimal", () => {
    expect(texts({ type: "number", maxValue: 100 }, "100.00000000000000001")).toHaveLength(1);
    expect([texts({ type: "number", minValue: -1, maxValue: 100 }, "100"), texts({ type: "number", minValue: 0.5 }, "0.5")]).toEqual([[], []]);
  });

  it("C237 a decimal with more digits behind the point than are kept is refused, not rounded", () => {
    expect(texts({ type: "number", scale: 2 }, "1.005")).toEqual(["Каср қисми 2 та рақамдан ошмаслиги керак"]);
    expect([texts({ type: "number", scale: 2 }, "1.05"), texts({ type: "number", scale: 0 }, "5"), texts({ type: "number" }, "1.23456")]).toEqual([[], [], []]);
  });

  it("C119 text length is within minLength and maxLength, counted in characters", () => {
    expect(texts({ minLength: 3 }, "аб")).toEqual(["Матн 3 та белгидан кам бўлмаслиги керак"]);
    expect(texts({ maxLength: 3 }, "абвг")).toEqual(["Матн 3 та белгидан кўп бўлмаслиги керак"]);
    expect([texts({ maxLength: 2 }, "😀😀"), texts({ minLength: 3 }, "")]).toEqual([[], []]);
  });

  it("C120 an element without a dataField is not checked, and no value makes a check throw", () => {
    expect(texts({ dataField: undefined, isRequired: true }, "")).toEqual([]);
    const types = fc.constantFrom("text", "password", "date", "datetime", "file", "int", "raw_json", "checkbox");
    fc.assert(fc.property(types, fc.anything(), (type, value) => {
      texts({ type, isRequired: true, minLength: 1, minDate: "2026-01-01", minValue: 1 }, value, { isNew: true });
    }));
  });
});
