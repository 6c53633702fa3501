import { expect, it } from "vitest";
import { guestGrants } from "#core/grants/guestGrants.ts";
import type { GuestGrant } from "#sdk/capabilities/index.ts";
import { admitPart } from "./admitPart.ts";
import type { ObservedCall } from "./createGrant.ts";
import { PartPace } from "./PartPace.ts";
import type { PartRequest } from "./partNeeds.ts";
import { UsageLedger } from "./UsageLedger.ts";

it("S501 overlays that are opened, and those that are refused, count as uses of the capability", () => {
  const [logged, seen, lacking]: [string[], ObservedCall[], string[]] = [[], [], []];
  const usage = new UsageLedger((line) => logged.push(line));
  const gate = { usage, observe: (call: ObservedCall) => void seen.push(call), onLacking: (what: string) => void lacking.push(what) };
  const admitted = guestGrants.overlay.of.filter((kind) => admitPart({ part: "overlay", kind }, { ...gate, grant: { overlay: ["menu", "tooltip"] } }) === undefined);
  expect([admitted, lacking]).toEqual([["menu", "tooltip"], ["overlay: popover", "overlay: dialog"]]);
  expect(admitPart({ part: "overlay", kind: "menu" }, { ...gate, grant: { toasts: true } })).toBe("overlay: menu");
  expect(usage.take()).toEqual([{ capability: "overlay", calls: 2, refused: 3, lastAt: expect.any(Number) }]);
  expect(logged).toEqual(["a call was refused: overlay: popover"]);
  expect(seen.map(({ call, outcome }) => `${call} ${outcome}`)).toEqual([
    "overlay.menu done", "overlay.popover refused", "overlay.dialog refused", "overlay.tooltip done", "overlay.menu refused",
  ]);
});

it("S599 a first-party part needs what its calls would need, counts as a use, and is refused by name", () => {
  const usage = new UsageLedger(() => undefined);
  const ask = (request: PartRequest, grant: GuestGrant): string | undefined =>
    admitPart(request, { grant, usage, observe: () => undefined, onLacking: () => undefined });
  const table = { part: "table", name: "users", filters: null } as const;
  expect([ask(table, {}), ask(table, { tables: { cities: ["read"] } }), ask(table, { tables: { "*": ["read"] } })]).toEqual(["tables: read users", "tables: read users", undefined]);
  const form = (record: string | undefined, ...operations: ("read" | "insert" | "update")[]): string | undefined =>
    ask({ part: "form", name: "a", record }, { forms: { a: operations } });
  expect([form("1", "read"), form("1", "read", "update"), form(undefined, "read"), form(undefined, "insert"), form(undefined, "read", "insert")]).toEqual([
    "forms: update a", undefined, "forms: insert a", "forms: read a", undefined,
  ]);
  expect([ask({ part: "file", file: "1" }, {}), ask({ part: "file", file: "1" }, { files: { operations: ["open"] } })]).toEqual(["files: open", undefined]);
  expect([ask({ part: "link", to: "a" }, {}), ask({ part: "link", to: "https://a.example" }, { navigation: {} }), ask({ part: "link", to: "a" }, { navigation: {} })]).toEqual([
    "navigation", "navigation: external", undefined,
  ]);
  expect([ask({ part: "component", name: "A" }, { components: ["B"] }), ask({ part: "component", name: "A" }, { components: ["A"] })]).toEqual(["components: A", undefined]);
  expect(usage.take().map(({ capability, calls, refused }) => [capability, calls, refused])).toEqual([
    ["tables", 1, 2], ["forms", 2, 3], ["files", 1, 1], ["navigation", 1, 2], ["components", 1, 1],
  ]);
});

it("S600 what the parts of a trust group ask for is paced: 200 at once, ten a second in the long run", () => {
  const pace = new PartPace();
  expect(Array.from({ length: 201 }, () => pace.take(0)).filter((wait) => wait > 0)).toEqual([100]);
  expect([pace.take(100), pace.take(100)]).toEqual([0, 100]);
});
