import { expect, test } from "vitest";
import { renameInView } from "./renameInView.ts";

test("DS455 a saved view forgets what it says of a field that is gone", () => {
  const query = { sort: "-size,name", group: "size", where: '["and",["size","ge","1"],["or",["size","contains","a"]],["name","contains","a"]]', q: "size", "f.size~ne": "1" };
  const gone = (field: string): string | undefined => (field === "size" ? undefined : field);
  expect(renameInView(query, gone)).toEqual({ sort: "name", where: '["and",["name","contains","a"]]', q: "size" });
  expect(renameInView({ sort: "size", where: '["or",["size","ge","1"]]' }, gone)).toEqual({});
});

const nameNow = (field: string): string => ({ size: "area", name: "size" })[field] ?? field;

test("DS443 a saved view sorts, groups and asks by the names that fields have now", () => {
  const query = { sort: "-size,name,other", group: "size", where: '["and",["size","ge","1"],["or",["name.size","contains","size"]]]', q: "size", "f.size": "1", "f.name.ge~ne": "2" };
  expect(renameInView(query, nameNow)).toEqual({
    sort: "-area,size,other", group: "area", where: '["and",["area","ge","1"],["or",["size.size","contains","size"]]]', q: "size", "f.area": "1", "f.size.ge~ne": "2",
  });
  expect([renameInView({ where: "{" }, nameNow), renameInView({}, nameNow)]).toEqual([{ where: "{" }, {}]);
});
