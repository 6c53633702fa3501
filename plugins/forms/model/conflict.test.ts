import { describe, expect, it } from "vitest";
import type { Conflict, FormConfig } from "#sdk/wire.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { clashes, conflictOf, rebased, yielded } from "./conflict.ts";

const elements = ["name", "note", "size"].map((dataField) => ({ id: dataField, type: "text", dataField, children: [] }));
const config = { elements } as unknown as FormConfig;
const conflict: Conflict = { code: "stale_version", version: 4, values: { name: "уники", note: "уники", size: "1" } };
const before = { name: "аввалги", note: "аввалги", size: "1" };
const mine = { name: "меники", note: "аввалги", size: "9" };

describe("conflict", () => {
  it("F8 only a field that both changed differently is contested", () => {
    const contested = (theirs: Conflict["values"]): string[] =>
      clashes(config, theirs, { mine, before }).map(({ element }) => element.dataField);
    expect(contested(conflict.values)).toEqual(["name"]);
    expect(contested({ ...conflict.values, size: mine.size })).toEqual(["name"]);
  });

  it("F9 the own changes lie on top of the server's values", () => {
    expect(rebased(conflict.values, { mine, before })).toEqual({ name: "меники", note: "уники", size: "9" });
  });

  it("F9 the server's value of a contested field leaves every other own change in place", () => {
    expect(yielded(conflict.values, { mine, before }, ["name"])).toEqual({ name: "уники", note: "уники", size: "9" });
  });

  it("F8 another failure is no conflict", () => {
    expect(conflictOf(new PlatonError("invalid_values", "expected"))).toBeUndefined();
    expect(conflictOf(new PlatonError("stale_version", "expected", { data: conflict }))).toEqual(conflict);
  });
});
