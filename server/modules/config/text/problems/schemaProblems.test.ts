import { expect, it } from "vitest";
import { fileSchemas, folderSchemas } from "../shapes/projectText.ts";
import { sayReason } from "./reasons.ts";
import { schemaProblems } from "./schemaProblems.ts";

const said = (schema: Parameters<typeof schemaProblems>[0], value: unknown): string[] =>
  schemaProblems(schema, value, "x.json").map((problem) => `${problem.path}: ${sayReason(problem, "en")}`);

it("CF182 a name that a closed list lacks is told with the one that was probably meant and with the list", () => {
  const item = { key: "a", name: "b" };
  expect(said(fileSchemas.menus, { items: [{ ...item, badgeType: "sucess" }] })).toEqual([
    '$.items[0].badgeType: this value is not allowed; did you mean “success”? (there are: primary, success, warning, danger, info, neutral)',
  ]);
  const column = { title: "a", children: [{ title: "b", dataAlign: "top" }] };
  expect(said(folderSchemas.tables, { title: "a", source: { dataset: "a" }, columns: [column] })).toEqual([
    "$.columns[0].children[0].dataAlign: this value is not allowed (there are: left, center, right)",
  ]);
});

it("CF592 of a source that is a query only what is wrong with the query is told, by its place", () => {
  const told = (source: unknown): string[] => said(folderSchemas.tables, { title: "a", source, columns: [] });
  const fields = [{ name: "name" }];
  expect(told({ query: { dataset: "a", fields, sql: "select 1" } })).toEqual(["$.source.query: there is no property “sql”"]);
  expect(told({ query: { dataset: "a", fields: [{ name: "name", part: "week" }] } }))
    .toEqual(["$.source.query.fields[0].part: this value is not allowed (there are: day, month, year)"]);
  expect(told({ query: { fields } })).toEqual(["$.source.query: property “dataset” is missing"]);
});
