import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { guestCapabilities, type GuestCapabilityMap, type GuestCapabilityName, type GuestGrant } from "#sdk/capabilities/index.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { memberRules } from "./memberRules.ts";
import { createGrant } from "./createGrant.ts";
import { UsageLedger } from "./UsageLedger.ts";

const everything = { "*": ["read", "insert", "update", "delete"] } as const;

const wholeGrant: GuestGrant = {
  tables: everything,
  forms: everything,
  pages: ["*"],
  metrics: ["*"],
  http: { endpoints: ["*"] },
  navigation: { external: true },
  dialogs: true,
  toasts: true,
  overlay: ["menu", "popover", "dialog", "tooltip"],
  i18n: true,
  theme: true,
  user: {},
  storage: true,
  files: { operations: ["upload", "open", "read", "remove"] },
  events: ["record", "config", "custom"],
  audit: true,
  clipboard: ["read", "write"],
  download: true,
  commands: { others: ["tables:export"] },
};

/** Capabilities that write down what reaches them, each with every member of the application and more. */
function createCapabilities(): { capabilities: GuestCapabilityMap; log: unknown[][] } {
  const log: unknown[][] = [];
  const readable = { value: "v", subscribe: () => ({ dispose: () => undefined }) };
  const members = (name: string, { methods, mirrors, subscriptions }: (typeof guestCapabilities)[GuestCapabilityName]) =>
    Object.fromEntries([
      ...[...methods, "secret"].map((member) => [member, async (...args: unknown[]) => void log.push([`${name}.${member}`, ...args])]),
      ...subscriptions.map((member) => [member, (...args: unknown[]) => log.push([`${name}.${member}`, ...args]) && { dispose: () => undefined }]),
      ...mirrors.map((member) => [member, readable]),
    ]);
  const capabilities = Object.fromEntries(Object.entries(guestCapabilities).map(([name, marked]) => [name, members(name, marked)]));
  return { capabilities: capabilities as unknown as GuestCapabilityMap, log };
}

let logged: string[] = [];
let usage = new UsageLedger((line) => logged.push(line));

const createTestGrant = (capabilities: GuestCapabilityMap, grant: GuestGrant = wholeGrant) => createGrant({ capabilities, grant, usage });

beforeEach(() => {
  logged = [];
  usage = new UsageLedger((line) => logged.push(line));
});

describe("the gate", () => {
  it("S16 grants the marked members of each capability and nothing else", () => {
    const { methods, mirrors, subscriptions } = createTestGrant(createCapabilities().capabilities);
    for (const [name, marked] of Object.entries(guestCapabilities)) {
      expect(Object.keys(methods[name] ?? {}).toSorted()).toEqual([...marked.methods].toSorted());
      expect(Object.keys(mirrors[name] ?? {}).toSorted()).toEqual([...marked.mirrors].toSorted());
      expect(Object.keys(subscriptions[name] ?? {}).toSorted()).toEqual([...marked.subscriptions].toSorted());
      const ruled = Object.keys(memberRules[name as GuestCapabilityName]).toSorted();
      const called: readonly string[] = [...marked.methods, ...marked.subscriptions];
      expect(ruled.filter((member) => called.includes(member))).toEqual(called.toSorted());
    }
    expect(Object.keys(methods).toSorted()).toEqual(Object.keys(guestCapabilities).toSorted());
  });

  it("S100 a capability that is not in the grant has no member at all", () => {
    const { methods, mirrors, subscriptions } = createTestGrant(createCapabilities().capabilities, { toasts: true });
    expect([methods, mirrors, subscriptions].map((one) => Object.keys(one))).toEqual([["toasts"], ["toasts"], ["toasts"]]);
  });

  const { methods, subscriptions } = createTestGrant(createCapabilities().capabilities);
  const accept = (capability: string, member: string, ...args: unknown[]) =>
    (methods[capability]?.[member] ?? subscriptions[capability]?.[member])?.accept(args as never);

  it("S803 code in a sandbox gets no tickets of files with a table's rows: these are granted with files", () => {
    expect(accept("tables", "rows", "cities", { files: true, page: 2 })).toEqual(["cities", { page: 2 }, { isPublic: false }]);
  });

  it("S14 arguments are rebuilt piece by piece", () => {
    const accepted: [path: string, given: unknown[], passed: unknown[]][] = [
      ["tables.rows", ["cities"], ["cities", {}, { isPublic: false }]],
      ["tables.rows", ["cities", { page: 2 }, { isPublic: true, signal: {} }], ["cities", { page: 2 }, { isPublic: true }]],
      ["tables.watch", ["cities", { recordId: "1", more: 1 }], ["cities", { recordId: "1" }]],
      ["forms.read", ["cities", "1"], ["cities", "1", { isPublic: false }]],
      ["forms.insert", ["cities", { a: 1 }, { idempotencyKey: "k", more: 1 }], ["cities", { a: 1 }, { idempotencyKey: "k", isPublic: false }]],
      ["forms.update", ["cities", "1", { values: {}, version: 3, more: 1 }], ["cities", "1", { values: {}, version: 3 }]],
      ["forms.remove", ["cities", "1", { version: 3 }], ["cities", "1", { version: 3, isHard: false }]],
      ["forms.restore", ["cities", "1", 2], ["cities", "1"]],
      ["forms.options", ["cities", "e", { ids: ["1"], text: "a" }], ["cities", "e", { ids: ["1"], text: "a", filter: undefined, isPublic: false }]],
      ["pages.read", ["home", { a: "1" }], ["home", { a: "1" }, { isPublic: false }]],
      ["http.endpoint", ["rates", { day: 1 }, { method: "GET", url: "x" }], ["rates", { day: 1 }, { method: "GET", isPublic: false }]],
      ["navigation.setQuery", [{ a: "1", b: null }], [{ a: "1", b: undefined }]],
      ["navigation.back", [5], []],
      ["toasts.show", [{ kind: "info", text: "a", action: { label: "b" } }], [{ kind: "info", text: "a", title: undefined }]],
      ["dialogs.message", ["a", "b"], ["a"]],
      ["files.pick", [{ extensions: ["pdf"], capture: "user" }], [{ extensions: ["pdf"], isMultiple: false }]],
      ["files.upload", ["key", "element", "project"], ["key", "element"]],
      ["audit.record", [{ title: "a", type: "b", url: "x" }], [{ title: "a", type: "b", details: undefined }]],
      ["clipboard.writeText", ["a"], ["a"]],
      [
        "overlay.openMenu",
        [[{ id: "a", label: "A", icon: 5, isDisabled: 1, divider: true, onSelect: "x" }], { title: "t", at: { x: 1 } }],
        [[{ id: "a", label: "A", isDisabled: false, isDestructive: false, divider: true }], { title: "t" }],
      ],
      ["download.save", [{ name: "a.csv", text: "b", type: "text/html" }], [{ name: "a.csv", text: "b" }]],
      ["events.emit", ["custom:a", { b: 1 }], ["custom:a", { b: 1 }]],
      ["events.on", ["record", 5], ["record"]],
      ["commands.register", [{ id: "export", title: "E", run: 1 }], [{ id: "export", title: "E" }]],
      ["commands.execute", ["tables:export", 1], ["tables:export", 1]],
    ];
    for (const [path, given, passed] of accepted) {
      const [capability = "", member = ""] = path.split(".");
      expect([path, accept(capability, member, ...given)]).toEqual([path, passed]);
    }
  });

  it("S14 other arguments are refused", () => {
    const long = "x".repeat(201);
    const refused: [string, ...unknown[]][] = [
      ["tables.rows"], ["tables.rows", ""], ["tables.rows", long], ["tables.rows", "cities", "all"], ["tables.rows", "cities", {}, 1],
      ["tables.config", { name: "cities" }], ["tables.watch", "cities", { recordId: 5 }], ["tables.watch"],
      ["forms.read", "cities"], ["forms.insert", "cities", [1]], ["forms.update", "cities", "1", { values: {} }],
      ["forms.update", "cities", "1", { values: {}, version: 0.5 }], ["forms.remove", "cities", "1"], ["forms.watch", "cities"],
      ["pages.read", "home", { a: 1 }], ["http.endpoint", "rates", {}, { method: "DELETE" }], ["http.endpoint", "rates", "x"],
      ["navigation.setQuery", { a: 1 }], ["navigation.setQuery", []], ["navigation.setQuery"],
      ["toasts.show", { kind: "constructor", text: "a" }], ["toasts.show", { kind: "info" }], ["dialogs.confirm", "yes?"],
      ["storage.get", 5], ["files.pick", { extensions: ["../a"] }], ["files.upload", "key"], ["audit.record", { title: "a" }],
      ["audit.record", { title: "a", type: "b", details: "x".repeat(32 * 1024) }], ["clipboard.writeText", 5],
      ["overlay.openMenu"], ["overlay.openMenu", []], ["overlay.openMenu", [{ id: "a" }]], ["overlay.openMenu", [{ id: "a", label: long }]],
      ["overlay.openMenu", [null]], ["overlay.openMenu", [{ id: "a", label: "A" }], "t"],
      ["overlay.openMenu", Array.from({ length: 101 }, (_, at) => ({ id: `${at}`, label: "A" }))],
      ["download.save", { name: "a", text: "b", base64: "b" }], ["download.save", { name: "a" }],
      ["events.emit", "AfterLogout", {}], ["events.emit", "record", {}], ["events.emit", "custom:", 1],
      ["events.emit", "custom:a", "x".repeat(16 * 1024)], ["events.on", "ServerEvent"], ["events.on", "AfterLogin"],
      ["commands.register", { id: "a:b", title: "x" }], ["commands.execute", "Export"], ["commands.execute", "a:b:c"],
    ];
    for (const [path, ...args] of refused) {
      const [capability = "", member = ""] = path.split(".");
      expect([path, args, accept(capability, member, ...args)]).toEqual([path, args, undefined]);
    }
  });

  it("S18 links lead inside the product or to https, mailto and tel addresses", () => {
    for (const link of ["tables/cities", "/pages/a?b=c", "https://example.org", "mailto:a@b.uz", "tel:1"]) {
      expect(accept("navigation", "open", link)?.[0]).toBe(link);
    }
    for (const link of ["javascript:alert(1)", "data:text/html,x", "blob:x", "http://example.org", " java\tscript:x"]) {
      expect(accept("navigation", "open", link)).toBeUndefined();
    }
  });

  it("S15 errors of the SDK cross with code and fields, others only say that they failed", () => {
    const { describe: tell } = createTestGrant(createCapabilities().capabilities);
    const cause = new Error("secret");
    const failure = new PlatonError("invalid_values", "expected", { status: 422, fields: { a: ["b"] }, data: { x: 1 }, cause });
    expect(tell(failure)).toEqual({
      code: "invalid_values",
      family: "expected",
      message: "invalid_values",
      details: { status: 422, params: {}, fields: { a: ["b"] } },
    });
    expect(tell(cause)).toEqual({ code: "call_failed", family: "bug", message: "the call failed", details: {} });
  });
});

describe("a narrowed grant", () => {
  const narrow: GuestGrant = {
    tables: { cities: ["read"] },
    forms: { "*": ["read"], requests: ["read", "insert"] },
    pages: ["home"],
    http: { endpoints: ["rates"] },
    navigation: {},
    files: { operations: ["open"] },
    events: ["record", "custom"],
    clipboard: ["write"],
    overlay: ["dialog"],
    commands: { others: ["tables:export"] },
    user: { fields: ["id", "fullName"] },
  };
  const { capabilities, log } = createCapabilities();
  const run = async (path: string, ...args: unknown[]): Promise<unknown> => {
    const [capability = "", member = ""] = path.split(".");
    const { methods, subscriptions } = createTestGrant(capabilities, narrow);
    const listening = subscriptions[capability]?.[member];
    if (listening) return listening.start(listening.accept(args as never) ?? [], () => undefined);
    const method = methods[capability]?.[member];
    return await method?.run(...((method.accept(args as never) ?? []) as never[]));
  };

  it("S101 tables, forms, pages, endpoints, files, clipboard, menus, events and commands are granted by name and operation", async () => {
    const allowed: [string, ...unknown[]][] = [
      ["tables.rows", "cities"], ["tables.watch", "cities", {}], ["forms.read", "letters", "1"], ["forms.insert", "requests", {}],
      ["pages.read", "home", {}], ["http.endpoint", "rates"], ["navigation.open", "tables/cities"], ["files.open", "1"],
      ["clipboard.writeText", "a"], ["events.on", "record"], ["events.emit", "custom:a", 1], ["commands.execute", "own"],
      ["commands.execute", "tables:export"],
    ];
    for (const [path, ...args] of allowed) await run(path, ...args);
    expect(log.map(([path]) => path)).toEqual(allowed.map(([path]) => path));
    const refused: [string, string, ...unknown[]][] = [
      ["tables: read users", "tables.rows", "users"], ["tables: read constructor", "tables.config", "constructor"],
      ["tables: read users", "tables.watch", "users", {}], ["forms: insert letters", "forms.insert", "letters", {}],
      ["forms: delete requests", "forms.remove", "requests", "1", { version: 1 }],
      ["forms: delete requests", "forms.restore", "requests", "1"],
      ["forms: update requests", "forms.update", "requests", "1", { values: {}, version: 1 }],
      ["pages: admin", "pages.read", "admin", {}], ["http: pay", "http.endpoint", "pay"],
      ["navigation: external", "navigation.open", "https://example.org"], ["navigation: external", "navigation.open", "https://platon.invalid/x"], ["navigation: external", "navigation.open", "mailto:a@example.org"],
      ["files: upload", "files.pick"], ["files: read", "files.read", "1"], ["files: remove", "files.remove", "1"], ["clipboard: read", "clipboard.readText"],
      ["overlay: menu", "overlay.openMenu", [{ id: "a", label: "A" }]],
      ["events: config", "events.on", "config"], ["commands: forms:save", "commands.execute", "forms:save"],
    ];
    log.length = 0;
    for (const [capability, path, ...args] of refused) {
      const message = `capability "${capability}" is missing`;
      const error = { code: "capability_missing", message, details: { params: { capability } } };
      await expect(run(path, ...args)).rejects.toMatchObject(error);
    }
    expect(log).toEqual([]);
  });

  it("S102 changes of records are heard of tables that may be read, and of the user the granted fields are seen", () => {
    const heard: unknown[] = [];
    const listeners: ((change: unknown) => void)[] = [];
    const user = { current: { value: { id: "1", fullName: "Ada", pinfl: "123" }, subscribe: () => ({ dispose: () => undefined }) } };
    const events = { on: (_name: string, listener: never) => listeners.push(listener) && { dispose: () => undefined } };
    const { subscriptions, mirrors } = createTestGrant({ ...capabilities, events, user } as never, narrow);
    subscriptions.events?.on?.start(["record"], (change) => heard.push(change));
    for (const tables of [["users"], ["users", "cities"]]) listeners[0]?.({ id: "9", tables, recordId: "1", change: "update" });
    expect(heard).toEqual([{ tables: ["cities"], recordId: "1", change: "update" }]);
    expect(mirrors.user?.current?.value).toEqual({ id: "1", fullName: "Ada" });
  });

  it("S103 calls and refusals are counted by capability, and taken once", async () => {
    await run("tables.rows", "cities");
    await run("tables.rows", "users").catch(() => undefined);
    await run("tables.rows", "users").catch(() => undefined);
    const { onRefused } = createTestGrant(capabilities, narrow);
    onRefused({ id: "1", path: ["toasts", "show"], args: [] });
    onRefused({ id: "1", path: ["constructor", "x".repeat(1000)], args: [] });
    onRefused(undefined);
    const lastAt = expect.any(Number);
    expect(usage.take()).toEqual([
      { capability: "tables", calls: 1, refused: 2, lastAt },
      { capability: "toasts", calls: 0, refused: 1, lastAt },
    ]);
    expect(usage.take()).toEqual([]);
  });
});

describe("what a group does too often", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("S104 repeated refusals are written down once a minute, with their number", async () => {
    const { onRefused } = createTestGrant(createCapabilities().capabilities, {});
    const refuse = (times: number): void => {
      for (let at = 0; at < times; at += 1) onRefused({ id: "1", path: ["toasts", "show"], args: [] });
    };
    refuse(500);
    vi.advanceTimersByTime(60_001);
    refuse(2);
    expect(logged).toEqual(["a call was refused: toasts.show", "a call was refused: toasts.show (and 499 before it)"]);
  });

  it("S17 the eleventh toast in ten seconds, and a second question, are refused", async () => {
    const { capabilities, log } = createCapabilities();
    let answer: (isYes: boolean) => void = () => undefined;
    const dialogs = { ...capabilities.dialogs, confirm: async () => await new Promise<boolean>((resolve) => (answer = resolve)) };
    const { methods } = createTestGrant({ ...capabilities, dialogs });
    const run = (capability: string, method: string) => methods[capability]?.[method]?.run({ kind: "info", text: "a" } as never);
    for (let at = 0; at < 10; at += 1) await run("toasts", "show");
    await expect(run("toasts", "show")).rejects.toMatchObject({ code: "too_many" });
    expect(log).toHaveLength(10);
    vi.advanceTimersByTime(10_001);
    await run("toasts", "show");
    const first = run("dialogs", "confirm");
    await expect(run("dialogs", "message")).rejects.toMatchObject({ code: "too_many" });
    await expect(run("files", "pick")).rejects.toMatchObject({ code: "too_many" });
    answer(true);
    expect(await first).toBe(true);
    await run("dialogs", "message");
    const leave = () => methods.navigation?.open?.run("https://example.org" as never);
    const second = run("dialogs", "confirm");
    await expect(leave()).rejects.toMatchObject({ code: "too_many" });
    answer(false);
    expect(await second).toBe(false);
    await leave();
  });

  it("S119 after five questions in a row the next is refused until nobody has asked for five seconds", async () => {
    const { capabilities } = createCapabilities();
    const { methods } = createTestGrant(capabilities);
    const ask = () => methods["dialogs"]?.["message"]?.run("a" as never);
    for (let at = 0; at < 5; at += 1) await ask();
    vi.advanceTimersByTime(4_000);
    await expect(ask()).rejects.toMatchObject({ code: "too_many" });
    vi.advanceTimersByTime(4_000);
    await expect(ask()).rejects.toMatchObject({ code: "too_many" });
    vi.advanceTimersByTime(5_001);
    await ask();
  });

  it("S105 downloads are limited to five, audit records and links to twenty, changes of the address to a hundred, in ten seconds", async () => {
    const { methods } = createTestGrant(createCapabilities().capabilities);
    const most = [["download", "save", 5], ["audit", "record", 20], ["navigation", "open", 20], ["navigation", "setQuery", 100]] as const;
    for (const [capability, method, count] of most) {
      const run = () => methods[capability]?.[method]?.run("tables/cities" as never);
      for (let at = 0; at < count; at += 1) await run();
      await expect(run()).rejects.toMatchObject({ code: "too_many" });
    }
  });
});
