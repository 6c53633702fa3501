import { expect, test } from "vitest";
import { limitsInForce } from "#core/limits/realmLimits.ts";
import { parseProject } from "../files/parseProject.ts";
import { sayReason } from "../problems/reasons.ts";
import { checkProject } from "./checkProject.ts";

const project = (button: object, more: object = {}) => ({
  "datasets/places.json": {
    title: "А",
    fields: [{ name: "name", type: "text" }, { name: "people", type: "int" }, { name: "scan", type: "file" }, { name: "kind", type: "text", options: [{ id: "new", name: "Янги" }] }],
  },
  "endpoints/send.json": { method: "POST", parameters: [{ name: "ids", type: "array" }], stages: [{ name: "a", kind: "program", source: "export default () => 1" }] },
  "endpoints/count.json": { method: "GET", stages: [{ name: "a", kind: "program", source: "export default () => 1" }] },
  "documents/letter.json": { title: "А", table: "places", content: "<p>{{ row.name }}</p>" },
  "tables/places.json": { title: "А", source: { dataset: "places" }, columns: [], buttons: [{ key: "go", title: "А", scope: "selection", ...button }], ...more },
});

function problemsOf(button: object): string[] {
  const files = Object.entries(project(button)).map(([path, value]) => ({ path, text: JSON.stringify(value) }));
  const { problems } = checkProject(parseProject(files).texts, { projectId: "demo", limits: limitsInForce() });
  return problems.map((one) => `${one.path}: ${sayReason(one, "en")}`);
}

test("CF501 a button's action that there is not is refused with the nearest one, and so are fields, values, endpoints and places that do not fit it", () => {
  const at = "$.buttons[0].action";
  for (const action of ["delete", "restore", "export", 'set:{"name":"x","people":null,"kind":"new"}', "endpoint:send", "command:stars:count"])
    expect([action, problemsOf({ action })]).toEqual([action, []]);
  expect(problemsOf({ action: "delte" })).toEqual([`${at}: there is no action “delte”; did you mean “delete”? (there are: delete, restore, form, export, set, endpoint, document, command)`]);
  expect(problemsOf({ action: "set:name=x" })).toEqual([`${at}: this value is not allowed`]);
  expect(problemsOf({ action: 'set:{"nmae":"x"}' })[0]).toContain("there is no field “nmae”; did you mean “name”?");
  expect(problemsOf({ action: 'set:{"people":"many"}' })).toEqual([`${at}: a value of type whole number is needed`]);
  expect(problemsOf({ action: 'set:{"scan":"1"}' })).toEqual([`${at}: a field of type “file” cannot have this`]);
  expect(problemsOf({ action: 'set:{"kind":"old"}' })[0]).toContain("there is no option “old”");
  expect(problemsOf({ action: "endpoint:sent" })[0]).toContain("there is no endpoint “sent”; did you mean “send”?");
  expect(problemsOf({ action: "endpoint:count" })).toEqual([`${at}: there is no parameter “ids”`]);
  expect(problemsOf({ action: "form" })).toEqual([`${at}: property “form” is missing`]);
  for (const action of ["export", "form"]) expect(problemsOf({ action, scope: "row" })).toContain(`${at}: this value is not allowed`);
  for (const action of ["delete", "restore", 'set:{"name":"x"}']) expect(problemsOf({ action, scope: "toolbar" })).toEqual([]);
  expect(problemsOf({ action: "export", scope: "toolbar" })).toEqual([]);
});

test("DT28 a button that makes a document names a template of the project", () => {
  expect(problemsOf({ action: "document:letter" })).toEqual([]);
  expect(problemsOf({ action: "document:lettr" })[0]).toContain("there is no document template “lettr”; did you mean “letter”?");
  expect(problemsOf({ action: "document:" })).toEqual(["$.buttons[0].action: this value is not allowed"]);
});
