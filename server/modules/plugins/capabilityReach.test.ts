import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PluginCapability } from "#contract/plugin.ts";
import { guestGrants } from "#core/grants/guestGrants.ts";
import { isWithin } from "#core/grants/isWithin.ts";
import { reachOf } from "#core/grants/reach.ts";
import { compareCapabilities } from "./capabilityReach.ts";

const reason = "А";
const asking = (parts: Omit<PluginCapability, "reason">): PluginCapability => ({ reason, ...parts });

describe("how far capabilities reach", () => {
  it.each<[string, Omit<PluginCapability, "reason">, Omit<PluginCapability, "reason">]>([
    ["an operation more", { name: "tables", tables: { a: ["read"] } }, { name: "tables", tables: { a: ["read", "insert"] } }],
    ["a table more", { name: "tables", tables: { a: ["read"] } }, { name: "tables", tables: { a: ["read"], b: ["read"] } }],
    ["all tables", { name: "forms", forms: { a: ["read"] } }, { name: "forms", forms: { "*": ["read"] } }],
    ["an exception gone", { name: "tables", tables: { "*": ["read"], a: [] } }, { name: "tables", tables: { "*": ["read"] } }],
    ["all pages", { name: "pages", pages: ["a", "b"] }, { name: "pages", pages: ["*"] }],
    ["an endpoint more", { name: "http", http: { endpoints: [] } }, { name: "http", http: { endpoints: ["a"] } }],
    ["other hosts", { name: "navigation" }, { name: "navigation", navigation: { external: true } }],
    ["all fields", { name: "user", user: { fields: ["id"] } }, { name: "user" }],
    ["removing files", { name: "files", files: { operations: ["open"] } }, { name: "files", files: { operations: ["open", "remove"] } }],
    ["a kind of event more", { name: "events", events: ["custom"] }, { name: "events", events: ["custom", "record"] }],
    ["another plugin's component", { name: "components", components: ["Board"] }, { name: "components", components: ["Board", "Stars"] }],
    ["a dialog above the page", { name: "overlay", overlay: ["menu"] }, { name: "overlay", overlay: ["menu", "dialog"] }],
    ["reading the clipboard", { name: "clipboard", clipboard: ["write"] }, { name: "clipboard", clipboard: ["write", "read"] }],
    ["a command of another", { name: "commands" }, { name: "commands", commands: { others: ["a:b"] } }],
  ])("PN12, PN13 %s reaches further, and the other way round it is narrowed", (_, less, more) => {
    const [before, after] = [asking(less), asking(more)];
    expect(compareCapabilities([before], [after])).toEqual({ added: [], removed: [], narrowed: [], widened: [less.name] });
    expect(compareCapabilities([after], [before])).toEqual({ added: [], removed: [], narrowed: [less.name], widened: [] });
    expect(compareCapabilities([after], [after])).toEqual({ added: [], removed: [], narrowed: [], widened: [] });
  });

  it("PN12 what reaches elsewhere has not been granted, even if it reaches less far on the other side", () => {
    const [before, after] = [asking({ name: "pages", pages: ["a", "b"] }), asking({ name: "pages", pages: ["c"] })];
    expect(compareCapabilities([before], [after]).widened).toEqual(["pages"]);
  });

  const records = fc.dictionary(
    fc.constantFrom("*", "a", "b", "toString"), fc.subarray(["read", "insert", "update", "delete"] as const), { noNullPrototype: true },
  );

  it("PN12 within what was granted there is no record that may not be touched", () => {
    const may = (grant: Record<string, readonly string[]>, table: string, operation: string): boolean =>
      (Object.hasOwn(grant, table) ? grant[table] : grant["*"])?.includes(operation) === true;
    fc.assert(fc.property(records, records, (asked, granted) => {
      const reached = ["a", "b", "c", "toString"].flatMap((table) =>
        ["read", "insert", "update", "delete"].filter((operation) => may(asked, table, operation) && !may(granted, table, operation)));
      const one = asking({ name: "tables", tables: asked });
      if (isWithin(guestGrants.tables, reachOf(one), granted)) expect(reached).toEqual([]);
      else expect(reached.length + JSON.stringify(asked).length).toBeGreaterThan(0);
      expect(isWithin(guestGrants.tables, asked, asked)).toBe(true);
    }));
  });
});
