import { describe, expect, it } from "vitest";
import { expressionMistakes } from "./expressionMistakes.ts";
import { expressionParts } from "./expressionParts.ts";
import type { Purpose } from "./purposes.ts";

const mistakes = (text: string, purpose: Purpose, names: readonly string[] = []): string[] =>
  expressionMistakes({ text, purpose, names }).map(({ code, line, column }) => `${code} ${line}:${column}`);

describe("what is wrong in a property that may be an expression", () => {
  it("C725 a mistake has its line and column in the whole text, and a name that the place does not see is one", () => {
    expect(mistakes("row.amount >", "cellFormat")).toEqual(["syntax 1:13"]);
    expect(mistakes("value > 1 &&\n  amont > 2", "displayCondition", ["amount"])).toEqual(["unknown_name 2:3"]);
    expect(mistakes("value > 1 && amount > 2", "displayCondition", ["amount"])).toEqual([]);
    expect(mistakes("[value].map((one) => one)", "cellFormat")).toEqual([]);
  });

  it("C726 the name of a format or of a colour is no expression, nor is that of a footer's aggregate", () => {
    for (const text of ["money", "status:done=success", "stars.small", ""]) expect([text, expressionParts(text, "cellFormat")]).toEqual([text, []]);
    for (const text of ["danger", "#fee", "teal"]) expect([text, expressionParts(text, "formatColor")]).toEqual([text, []]);
    expect(expressionParts("sum | value count", "footer")).toEqual([]);
    for (const text of ["value", "row.name", "value.length"]) expect(expressionParts(text, "cellFormat")).toEqual([{ source: text, at: 0 }]);
  });

  it("C727 each part of a footer is an expression of its own, and none may be a program", () => {
    expect(mistakes("sum | sum(amount) /", "footer", ["amount"])).toEqual(["syntax 1:20"]);
    expect(mistakes("count()|[1].map((one) => one)", "footer")).toEqual([expect.stringMatching(/^program 1:/)]);
    expect(mistakes("average(amount) | tax * 2", "footer", ["tax"])).toEqual([]);
  });
});
