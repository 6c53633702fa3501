import { describe, expect, it } from "vitest";
import { prepareExpression, type ReadyExpression } from "../purposes/prepareExpression.ts";
import { DependencyIndex } from "./DependencyIndex.ts";
import { ExpressionSet } from "./ExpressionSet.ts";

function condition(source: string): ReadyExpression<"displayCondition"> {
  const prepared = prepareExpression(source, "displayCondition");
  if (prepared.kind === "program") throw new Error(source);
  return prepared;
}

describe("dependencies", () => {
  it("EX22 a change concerns its own path, those above and those below", () => {
    const index = new DependencyIndex([
      ["city", ["values.city"]], ["name", ["values.city.name", "user.locale"]], ["all", ["values"]], ["town", ["values.town"]], ["none", []],
    ]);
    const affected = (...changed: string[]): string[] => [...index.affectedBy(changed)].sort();
    expect(affected("values.city")).toEqual(["all", "city", "name"]);
    expect(affected("values.city.name")).toEqual(["all", "city", "name"]);
    expect(affected("values.city.code")).toEqual(["all", "city"]);
    expect(affected("values")).toEqual(["all", "city", "name", "town"]);
    expect(affected("values.cit", "value", "")).toEqual(["all"]);
    expect(affected("user", "values.town")).toEqual(["all", "name", "town"]);
    expect(affected("params", "constructor", "__proto__")).toEqual([]);
  });

  it("EX23 all once, then those concerned", () => {
    const set = new ExpressionSet([["a", condition("values.x > 1")], ["b", condition("values.y")], ["c", condition("values.x.")]]);
    expect([...set.evaluate({ values: { x: 2 } })].map(([id, { value }]) => [id, value])).toEqual([["a", true], ["b", false], ["c", true]]);
    expect([...set.update({ values: { x: 0 } }, ["values.x"])]).toEqual([["a", { value: false }]]);
    expect(set.update({ values: {} }, ["values.z"]).size).toBe(0);
  });
});
