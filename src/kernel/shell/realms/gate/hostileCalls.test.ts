import { setTimeout as sleep } from "node:timers/promises";
import { realmLimits } from "#core/limits/realmLimits.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { guestCapabilities, type GuestCapabilityMap } from "#sdk/capabilities/index.ts";
import { toDisposable } from "#sdk/plugin/Disposable.ts";
import { connectSdk, type SdkConnection } from "#sandbox/host/sdk/connectSdk.ts";
import { createGrant } from "./createGrant.ts";
import { grantOf } from "./grantOf.ts";
import { UsageLedger } from "./UsageLedger.ts";

/** The whole host side behind a port: real filter, real gate, and capabilities that count what they still hold. */
class HostSide {
  readonly listeners = new Set<(value: unknown) => void>();
  readonly reached: unknown[][] = [];
  readonly logged: string[] = [];
  answers = 0;
  begun = 0;
  readonly connection: SdkConnection;

  constructor() {
    const usage = new UsageLedger((line) => this.logged.push(line));
    const grant = createGrant({ grant: grantOf("project", undefined), capabilities: this.#capabilities(), usage });
    this.connection = connectSdk({ limits: realmLimits,
      grant,
      send: ({ kind }) => {
        if (kind === "answer") this.answers += 1;
      },
      hasRoot: (root) => root < 5,
      setField: () => false,
    });
  }

  #capabilities(): GuestCapabilityMap {
    const readable = { value: undefined, subscribe: () => ({ dispose: () => undefined }) };
    const call = async (...args: unknown[]) => this.reached.push(args);
    const listen = (...args: unknown[]) => {
      const listener = args.at(-1) as (value: unknown) => void;
      this.begun += 1;
      this.listeners.add(listener);
      return toDisposable(() => this.listeners.delete(listener));
    };
    const members = Object.entries(guestCapabilities).map(([name, { methods, mirrors, subscriptions }]) => [
      name,
      Object.fromEntries([
        ...methods.map((member) => [member, call]),
        ...mirrors.map((member) => [member, readable]),
        ...subscriptions.map((member) => [member, listen]),
      ]),
    ]);
    return Object.fromEntries(members) as GuestCapabilityMap;
  }
}

const names = ["cities", "record", "custom:a", "tables/cities", "__proto__", "constructor", "*", "", "x".repeat(300)];
const keys = ["name", "version", "values", "kind", "text", "title", "type", "id", "root", "subscription", "__proto__", "toString", "extensions"];
const leaf = fc.oneof(
  fc.constantFrom(...names),
  fc.constantFrom(null, true, 0, -1, 1, 2, 4, 5, 1e308, 0.5, 2 ** 31, 2 ** 53),
  fc.string({ unit: "binary", maxLength: 20 }),
);
const json = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: "small" }, leaf, fc.array(tie("value"), { maxLength: 4 }), fc.dictionary(fc.constantFrom(...keys), tie("value"), { maxKeys: 5 })),
})).value;

const members = Object.entries(guestCapabilities).flatMap(([name, { methods, mirrors, subscriptions }]) =>
  [...methods, ...mirrors, ...subscriptions].map((member) => [name, member]),
);
const path = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...members, ["subscriptions", "end"], ["subscriptions", "taken"], ["session", "signOut"]) },
  json,
);
/** What an honest component would say; one of its arguments is often put in question. */
const honest: readonly (readonly [string, string, ...unknown[]])[] = [
  ["tables", "rows", "cities", { page: 1 }], ["tables", "config", "cities"], ["forms", "read", "cities", "1"],
  ["forms", "insert", "cities", { name: "a" }], ["forms", "update", "cities", "1", { values: {}, version: 1 }],
  ["forms", "remove", "cities", "1", { version: 1 }], ["forms", "options", "cities", "e", { ids: ["1"] }],
  ["pages", "read", "home", { a: "1" }], ["metrics", "read", "by_day", { city: "1" }], ["http", "endpoint", "rates", { day: "1" }, { method: "GET" }],
  ["navigation", "open", "tables/cities"], ["navigation", "setQuery", { a: null }], ["dialogs", "confirm", { text: "?" }],
  ["toasts", "show", { kind: "info", text: "a" }], ["storage", "set", "a", { b: 1 }], ["files", "pick", { extensions: ["pdf"] }],
  ["files", "upload", "key", "element"], ["events", "emit", "custom:a", 1], ["audit", "record", { title: "a", type: "b" }],
  ["clipboard", "writeText", "a"], ["overlay", "openMenu", [{ id: "a", label: "A" }], { title: "t" }], ["download", "save", { name: "a.csv", text: "" }], ["commands", "execute", "export"],
  ["tables", "watch", { root: 1, subscription: 1 }, "cities", {}], ["forms", "watch", { root: 2, subscription: 2 }, "cities", "1"],
  ["events", "on", { root: 3, subscription: 3 }, "record"], ["commands", "register", { root: 4, subscription: 4 }, { id: "export", title: "E" }],
  ["subscriptions", "end", [1, 2, 3]], ["subscriptions", "taken", 1], ["field", "set", 1, "a"],
];
const address = fc.record({ root: fc.integer({ min: 0, max: 8 }), subscription: fc.integer({ min: 0, max: 300 }) });
const argument = fc.oneof(
  { weight: 6, arbitrary: fc.oneof(json, address).map((value) => ({ type: "RAW", value })) },
  json,
  fc.record({ type: fc.constantFrom("HANDLER", "PROXY", "RAW", "raw"), value: json, name: fc.constantFrom("proxy", "throw") }),
);
const message = fc.record(
  {
    id: fc.oneof({ weight: 8, arbitrary: fc.uuid() }, json),
    type: fc.oneof({ weight: 8, arbitrary: fc.constant("APPLY") }, fc.constantFrom("GET", "SET", "CONSTRUCT", "ENDPOINT", "RELEASE"), json),
    path,
    argumentList: fc.oneof({ weight: 8, arbitrary: fc.array(argument, { maxLength: 10 }) }, json),
  },
  { requiredKeys: [] },
);

const nearly = fc
  .tuple(fc.constantFrom(...honest), fc.uuid(), fc.nat({ max: 8 }), fc.oneof(json, address))
  .map(([[capability, member, ...args], id, at, other]) => ({
    id,
    type: "APPLY",
    path: [capability, member],
    argumentList: args.map((value, index) => ({ type: "RAW", value: index === at ? other : value })),
  }));

/** A line of JSON with one character changed, taken away or doubled. */
const mutated = fc.tuple(fc.oneof(message, nearly), fc.nat(), fc.constantFrom("", "\u0000", "\ud800", "{", '"', "9", "\\u005f")).map(([whole, at, other]) => {
  const text = JSON.stringify(whole);
  const place = at % Math.max(1, text.length);
  return text.slice(0, place) + other + text.slice(place + 1);
});
const line = fc.oneof(
  { weight: 3, arbitrary: message.map((one) => JSON.stringify(one)) },
  { weight: 3, arbitrary: nearly.map((one) => JSON.stringify(one)) },
  mutated,
  fc.string({ unit: "binary", maxLength: 200 }),
);

it("S114 random and mutated calls never throw and never hang, and leave nothing behind", { timeout: 60_000 }, async () => {
  const side = new HostSide();
  let said = 0;
  fc.assert(
    fc.property(line, (body) => {
      side.connection.hear(body);
      said += 1;
      for (const listener of side.listeners) listener({ tables: ["cities"], recordId: "1", change: "update", recordIds: ["1"] });
    }),
    { numRuns: 4_000 },
  );
  await sleep(50);
  expect(side.answers).toBe(said);
  expect(side.reached.length).toBeGreaterThan(50);
  expect(side.begun).toBeGreaterThan(20);
  expect(side.logged.length).toBeLessThan(30);
  side.connection.dispose();
  expect([side.listeners.size, side.connection.held]).toEqual([0, 0]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

it("S114 what is begun for a root ends with it, whatever else was said", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const side = new HostSide();
      for (const body of lines) side.connection.hear(body);
      for (let root = 1; root < 5; root += 1) side.connection.closeRoot(root);
      expect([side.listeners.size, side.connection.held]).toEqual([0, 0]);
    }),
    { numRuns: 60 },
  );
});
