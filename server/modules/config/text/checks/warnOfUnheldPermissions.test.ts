import { expect, it } from "vitest";
import { limitsInForce } from "#core/limits/realmLimits.ts";
import { parseProject } from "../files/parseProject.ts";
import { sayReason } from "../problems/reasons.ts";
import { checkProject } from "./checkProject.ts";

const asking = {
  "datasets/places.json": { title: "А", fields: [{ name: "name", type: "text", readPermission: "places.name" }] },
  "tables/places.json": {
    title: "А", source: { dataset: "places" }, permissions: { read: "places.raed", update: "platon.admin" }, columns: [],
    buttons: [{ key: "go", title: "А", scope: "toolbar", permission: "places.go" }],
  },
  "menus.json": { items: [{ key: "a", name: "А", children: [{ key: "b", name: "Б", permission: "places.read" }] }] },
};

function warningsOf(files: Readonly<Record<string, unknown>>, wanted = "heldByNoRole"): string[] {
  const { texts, problems } = parseProject(Object.entries(files).map(([path, value]) => ({ path, text: typeof value === "string" ? value : JSON.stringify(value) })));
  expect(problems).toEqual([]);
  const { warnings } = checkProject(texts, { projectId: "demo", limits: limitsInForce() });
  return warnings.filter(({ reason }) => reason === wanted).map((one) => `${one.file} ${one.path}: ${sayReason(one, "en")}`);
}

it("CF438 permissions that no role gives are warned of with their places, and with the one that was probably meant", () => {
  const role = { title: "Ходим", permissions: ["places.read", "places.count"] };
  expect(warningsOf({ ...asking, "roles/clerk.json": role })).toEqual([
    'datasets/places.json $.fields[0].readPermission: no role has the permission “places.name”: only administrators come here',
    'tables/places.json $.permissions.read: no role has the permission “places.raed”: only administrators come here; did you mean “places.read”?',
    'tables/places.json $.buttons[0].permission: no role has the permission “places.go”: only administrators come here',
  ]);
});

it("CF438 a role that covers all of them by a star, and a text without roles, are warned of nothing", () => {
  expect(warningsOf({ ...asking, "roles/clerk.json": { title: "Ходим", permissions: ["places.*"] } })).toEqual([]);
  expect(warningsOf(asking)).toEqual([]);
});

it("CF757 permissions of a role that nothing asks for are warned of with their place and the one that was probably meant; the platform's, stars, and those that code names are none", () => {
  const permissions = ["places.name", "places.go", "places.goo", "places.*", "*.read", "towns.*", "platon.sql", "platon.admin", "platon.log", "places.count", "places.coun"];
  const files = {
    ...asking, "roles/clerk.json": { title: "Ходим", permissions },
    "components/Count.json": { content: { $file: "Count.html" } },
  };
  const code = '<b>{{permissions.includes("places.count")}}</b>';
  const told = (given: Readonly<Record<string, unknown>>) => warningsOf(given, "askedNowhere");
  expect(told({ ...files, "components/Count.html": code })).toEqual([
    'roles/clerk.json $.permissions[2]: nothing asks for the permission “places.goo”; did you mean “places.go”?',
    'roles/clerk.json $.permissions[5]: nothing asks for the permission “towns.*”',
    'roles/clerk.json $.permissions[8]: nothing asks for the permission “platon.log”; did you mean “platon.logs”?',
    'roles/clerk.json $.permissions[10]: nothing asks for the permission “places.coun”',
  ]);
  expect(told({ "roles/clerk.json": { title: "Ходим", permissions: ["towns.read"] } })).toEqual([]);
});
