import { expect, it } from "vitest";
import { grantNames, guestGrants, type GrantName } from "./guestGrants.ts";
import { isWithin } from "./isWithin.ts";
import { farthest, mustSay } from "./reach.ts";

it("C297 `*` in a grant reaches each page, endpoint, component, table and form, and elsewhere is a name like any other", () => {
  const reaches = (name: GrantName, ...[asked, granted]: [unknown, unknown]): boolean => isWithin(guestGrants[name], asked, granted);
  const everything = [
    reaches("pages", ["a"], ["*"]), reaches("http", { endpoints: ["a"] }, { endpoints: ["*"] }), reaches("components", ["A"], ["*"]),
    reaches("tables", { a: ["read"] }, { "*": ["read"] }), reaches("forms", { a: ["delete"] }, { "*": ["read", "delete"] }),
  ];
  expect(everything).toEqual([true, true, true, true, true]);
  expect([reaches("commands", { others: ["a:b"] }, { others: ["*"] }), reaches("user", { fields: ["id"] }, { fields: ["*"] })]).toEqual([false, false]);
});

it("C298 a manifest says how far a capability reaches, unless nothing can be narrowed or nothing said has a meaning of its own", () => {
  const said = grantNames.filter((name) => mustSay(guestGrants[name]));
  expect(said).toEqual(["tables", "forms", "pages", "metrics", "http", "overlay", "files", "events", "clipboard", "components"]);
});

it("C299 the farthest grant names nothing of a project and is within no narrower one", () => {
  expect([farthest(guestGrants.forms), farthest(guestGrants.http), farthest(guestGrants.navigation), farthest(guestGrants.commands)]).toEqual([
    { "*": ["read", "insert", "update", "delete"] }, { endpoints: ["*"] }, { external: true }, {},
  ]);
  const narrower: [GrantName, unknown][] = [
    ["forms", { "*": ["read"] }], ["pages", ["a"]], ["navigation", {}], ["user", { fields: ["id"] }], ["files", { operations: ["open"] }], ["events", []],
  ];
  for (const [name, grant] of narrower) {
    const kind = guestGrants[name];
    expect([name, isWithin(kind, grant, farthest(kind)), isWithin(kind, farthest(kind), grant)]).toEqual([name, true, false]);
  }
});
