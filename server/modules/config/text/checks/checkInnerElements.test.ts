import { expect, it } from "vitest";
import { limitsInForce } from "#core/limits/realmLimits.ts";
import { parseProject } from "../files/parseProject.ts";
import { checkProject } from "./checkProject.ts";

const dataset = { title: "Boxes", fields: [{ name: "title", type: "text" }, { name: "rows", type: "json" }, { name: "names", type: "text_array" }] };

function problems(...elements: object[]): string[] {
  const texts = { "datasets/boxes.json": dataset, "forms/boxes.json": { title: "Box", source: { dataset: "boxes" }, elements } };
  const files = Object.entries(texts).map(([path, value]) => ({ path, text: JSON.stringify(value) }));
  return checkProject(parseProject(files).texts, { projectId: "city", limits: limitsInForce() }).problems.map(({ path, reason }) => `${path} ${reason}`);
}

const text = (dataField: string, more: object = {}) => ({ key: `in.${dataField}`, type: "text", dataField, ...more });
const list = (...children: object[]) => ({ type: "list", dataField: "rows", children });

it("CF674 elements inside a list or an object edit properties of their own names, whatever fields the dataset has", () => {
  const nested = { key: "in.more", type: "list", dataField: "more", children: [{ key: "deep", type: "object", dataField: "deep", children: [text("title")] }] };
  expect(problems(list(text("anything"), nested))).toEqual([]);
  expect(problems({ type: "list", dataField: "names" }, { type: "object", dataField: "rows", children: [text("a")] })).toEqual([]);
});

it("CF674 a type that does not fit a row, a condition, code, a property that is missing and a field of another type are refused, however deep", () => {
  expect(problems({ type: "list", dataField: "title" }, { type: "object", dataField: "names", children: [text("a")] })).toEqual([
    "$.elements[0].dataField notForType", "$.elements[1].dataField notForType",
  ]);
  expect(problems({ ...list(text("a")), dataField: "names" })).toEqual(["$.elements[0].dataField notForType"]);
  for (const type of ["file", "password", "fieldset", "html", "geo_point", "richtext"]) {
    expect([type, problems(list({ key: "x", type, dataField: "x" }))]).toEqual([type, ["$.elements[0].children[0].type notForType"]]);
  }
  const deep = { key: "o", type: "object", dataField: "o", children: [text("a", { displayCondition: "true", js: "x" }), { key: "n", type: "text" }, { key: "g", type: "plug.in", dataField: "g" }] };
  expect(problems(list(deep, text("b", { children: [text("c")] })))).toEqual([
    "$.elements[0].children[0].children[0].displayCondition notForType", "$.elements[0].children[0].children[0].js notForType",
    "$.elements[0].children[0].children[1] missingProperty", "$.elements[0].children[0].children[2].type unknownName", "$.elements[0].children[1].children notForType",
  ]);
  expect(problems({ type: "text", dataField: "title", choices: "tables" })).toEqual(["$.elements[0].choices notAllowed"]);
  expect(problems(list(text("a"), text("a")))).toEqual([expect.stringContaining("$.elements[0].children[1]")]);
});
