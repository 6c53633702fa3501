import { expect, it } from "vitest";
import type { ProjectConfig } from "../config/index.ts";
import { usesOf } from "./usesOf.ts";

const named = (...parts: readonly object[]): ReadonlyMap<string, never> => new Map(parts.map((part) => [(part as { name: string }).name, part as never]));

const config = {
  plugins: named(
    { name: "stars", manifest: { name: "Stars", capabilities: [], contributes: { screens: [{ path: "board" }], pageComponents: [{ name: "Sky" }] } } },
    { name: "moons", manifest: { name: "Moons", capabilities: [{ name: "commands", commands: { others: ["stars:shine"] } }], contributes: {} } },
  ),
  forms: named({ name: "a", title: "A", elements: [{ type: "row", children: [{ type: "stars.rating", children: [] }] }] }, { name: "b", title: "B", elements: [] }),
  tables: named({ name: "t", title: "T", columns: [{ cellFormat: "stars.five", children: [] }] }),
  pages: named({ name: "p", title: "P", components: [{ name: "X", scripts: ['<platon-component name="Sky" />'] }] }),
  menus: [{ name: "Board", link: "system/board?x=1", children: [] }, { name: "Page", link: "public/pages/p", children: [] }],
  endpoints: named({ name: "shine", plugin: "stars" }, { name: "own" }),
  components: named({ name: "Seal" }),
} as unknown as ProjectConfig;

const said = (id: string): string[] => usesOf(id, config).map(({ kind, name }) => `${kind} ${name}`);

it("PN112 what needs a plugin is found wherever it stands", () => {
  expect(said("stars")).toEqual(["menu Board", "page P", "form A", "table T", "plugin Moons", "endpoint shine"]);
  expect(said("pages")).toEqual(["menu Page", "page P"]);
  expect(said("project")).toEqual(["page P", "component Seal", "endpoint own"]);
  expect(said("moons")).toEqual([]);
});
