import { expect, test } from "vitest";
import { renameInView } from "./renameInView.ts";

const nameNow = (field: string): string => ({ size: "area", name: "size" })[field] ?? field;

test("DS443 a saved view sorts, groups and asks by the names that fields have now", () => {
  const query = { sort: "-size,name,other", group: "size", where: '["and",["size","ge","1"],["or",["name.size","contains","size"]]]', q: "size", "f.size": "1" };
  expect(renameInView(query, nameNow)).toEqual({
    sort: "-area,size,other", group: "area", where: '["and",["area","ge","1"],["or",["size.size","contains","size"]]]', q: "size", "f.size": "1",
  });
  expect([renameInView({ where: "{" }, nameNow), renameInView({}, nameNow)]).toEqual([{ where: "{" }, {}]);
});
