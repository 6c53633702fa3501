// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { User } from "#sdk/capabilities/user.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import type { DatabaseReport, ExportState, SqlAnswer } from "#sdk/wire.ts";
import { system } from "../../index.ts";

const index = (name: string, uses: number | null, isRule = false) => ({ name, definition: `CREATE INDEX ${name} ON p.t USING btree (name)`, bytes: 8192, uses, isRule });
const table = (name: string, bytes: number, more: Partial<DatabaseReport["tables"][number]> = {}): DatabaseReport["tables"][number] => ({
  name, title: `T ${name}`, rows: 12, isEstimate: false, bytes, indexBytes: 0, columns: [], indexes: [], ...more,
});
const report: DatabaseReport = {
  kind: "embedded", version: "18.1", bytes: 5_242_880, files: { count: 2, bytes: 1024 }, mayBackUp: true, sql: { state: "ready" },
  tables: [
    table("small", 10),
    table("large", 1_048_576, {
      rows: 1_234_567, isEstimate: true,
      columns: [{ name: "id", type: "uuid", isRequired: true, references: null }, { name: "city", type: "uuid", isRequired: false, references: "cities" }],
      indexes: [index("used", 5), index("unread", 0), index("key", 0, true), index("unknown", null)],
    }),
  ],
  own: [{ name: "audit", rows: 1_234_567, isEstimate: true, bytes: 2048 }, { name: "events", rows: 5, isEstimate: false, bytes: 1024 }],
  migrations: [{ id: "0041-later", appliedAt: "2026-11-26T09:00:00Z" }],
};

let page: PluginPage;
let shown = 0;
let done: readonly string[] = [];
let asked: unknown[] = [];
let states: (ExportState | PlatonError)[] = [];
let clipboard: CapabilityMap["clipboard"] | undefined;
let given: SqlAnswer | PlatonError | undefined;
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  [page, asked, states] = [new PluginPage(), [], []];
});
afterEach(async () => {
  expect(await page.close()).toEqual([]);
  vi.unstubAllGlobals();
});

async function show({ permissions = ["platon.database"], query = {}, given: said = report }: { permissions?: string[]; query?: Record<string, string>; given?: DatabaseReport | PlatonError }): Promise<void> {
  const { capabilities, done: doing } = fakeCapabilities();
  [done, clipboard] = [doing, capabilities.clipboard];
  const answer = async <T,>(value: T | PlatonError | undefined): Promise<T> => {
    if (value instanceof Error || value === undefined) throw value ?? new PlatonError("not_found", "expected");
    return await Promise.resolve(value);
  };
  const call = async (name: string, options: { body?: unknown; query?: unknown }) => {
    asked.push(name);
    if (name === "GET database") return await answer<unknown>(said);
    if (name === "POST database/sql") return await answer<unknown>(given);
    if (name === "POST database/backup") return await answer<unknown>({ ticket: JSON.stringify(options.body), rows: 200 });
    if (name === "GET database/backup/ticket") return await answer<unknown>(states.length > 1 ? states.shift() : states[0]);
    return null;
  };
  const plugin = runPlugin(system, {
    ...capabilities,
    http: { ...capabilities.http, call: call as unknown as CapabilityMap["http"]["call"] },
    user: { current: createWritable<User | undefined>({ id: "u", permissions } as unknown as User) },
  });
  const { component: Screen } = plugin.contribution("screen", "db-control");
  await page.show(plugin, <Screen key={(shown += 1)} params={{}} query={query} isPublic={false} frame="layout" />);
}

const until = async (isThere: () => unknown): Promise<void> => {
  for (let look = 0; look < 200 && !isThere(); look += 1) await act(async () => await new Promise((resolve) => setTimeout(resolve, 10)));
  expect(isThere()).toBeTruthy();
};
const all = (selector: string): string[] => [...page.element.querySelectorAll(selector)].map(({ textContent }) => textContent);
const press = async (label: string): Promise<void> => await act(async () => [...page.element.querySelectorAll("button")].find(({ textContent }) => textContent === label)?.click());

it("SY190 the largest table stands first; it opens to columns with relations, and to indexes of which unread ones that no rule needs are marked", async () => {
  await show({});
  await until(() => page.element.querySelector("summary"));
  expect(all("summary [class*=name]:not([class*=names])")).toEqual(["T large", "T small"]);
  expect(all("summary").map((text) => text.includes("system.database.unusedCount"))).toEqual([true, false]);
  const structure = page.element.querySelector("details")?.querySelectorAll("table");
  const rows = [...(structure?.[0]?.querySelectorAll("tbody tr") ?? [])].map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([["id", expect.stringContaining("required"), "—"], ["city", "uuid", "cities"]]);
  const marked = [...(structure?.[1]?.querySelectorAll("tbody tr") ?? [])].map((row) => [row.querySelector("span")?.textContent, row.textContent.includes("system.database.unused")]);
  expect(marked).toEqual([["used", false], ["unread", true], ["key", false], ["unknown", false]]);
});

it("SY191 the parts stand in the address: tables of the platform with their sizes, migrations with their moments", async () => {
  await show({ query: { part: "own" } });
  await until(() => page.element.querySelector("[role=tabpanel] table"));
  expect(all("[role=tabpanel]:not([hidden]) tbody tr")).toEqual([expect.stringContaining("audit≈\u00a01\u00a0234\u00a0567"), expect.stringMatching(/^events5/)]);
  await act(async () => page.element.querySelectorAll<HTMLElement>("[role=tab]")[2]?.click());
  expect(done).toEqual(['query {"part":"migrations"}']);
  await show({ query: { part: "migrations" } });
  await until(() => all("[role=tabpanel]:not([hidden]) tbody tr").join("").startsWith("0041-later26.11.2026"));
});

it("SY192 a backup is fetched by the browser under a ticket, tells how far it is and when it is whole", async () => {
  vi.useFakeTimers();
  try {
    states = [{ state: "running", rows: 200, written: 50, shortened: 0 }, { state: "done", rows: 200, written: 210, shortened: 0 }];
    await show({});
    await act(async () => await vi.advanceTimersByTimeAsync(100));
    await vi.waitFor(() => expect(page.element.querySelector("#backup-files")).not.toBeNull());
    await act(async () => page.element.querySelector<HTMLElement>("#backup-files")?.click());
    await press("system.database.takeBackup");
    expect(done).toEqual([`save GET database/backup ${JSON.stringify({ ticket: '{"files":true}' })}`]);
    await act(async () => await vi.advanceTimersByTimeAsync(1_000));
    expect(page.element.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow")).toBe("25");
    await act(async () => await vi.advanceTimersByTimeAsync(1_000));
    expect([all("[role=status]").join(""), page.element.querySelector("[role=progressbar]")]).toEqual([expect.stringContaining("system.database.written"), null]);
    const looks = asked.length;
    await act(async () => await vi.advanceTimersByTimeAsync(5_000));
    expect(asked.length).toBe(looks);
    states = [{ state: "running", rows: 200, written: 1, shortened: 0 }];
    await press("system.database.takeBackup");
    await press("system.database.cancel");
    expect([asked.at(-1), all("[role=status]").join("")]).toEqual(["DELETE database/backup/ticket", "system.database.cancelled"]);
    states = [{ state: "failed", rows: 200, written: 1, shortened: 0 }];
    await press("system.database.takeBackup");
    await act(async () => await vi.advanceTimersByTimeAsync(1_000));
    expect(all("[role=alert]")).toEqual(["system.database.broken"]);
  } finally {
    vi.useRealTimers();
  }
});

it("SY193 who may not is told so and nothing is asked; who may not take a backup is not offered one; what cannot be had says why", async () => {
  await show({ permissions: ["cities.write"] });
  expect([asked, page.element.querySelector("h1")]).toEqual([[], null]);
  await show({ permissions: ["platon.admin"], given: { ...report, mayBackUp: false, tables: [] } });
  await until(() => page.element.textContent.includes("system.database.noTables"));
  expect(page.element.textContent).not.toContain("takeBackup");
  await show({ given: new PlatonError("network", "expected") });
  await until(() => page.element.querySelector("button"));
  expect(page.element.querySelector("dl, summary")).toBeNull();
});

async function write(text: string): Promise<void> {
  await until(() => page.element.querySelector("[role=tabpanel]:not([hidden]) [role=textbox]"));
  const { EditorView } = await import("@codemirror/view");
  const view = EditorView.findFromDOM(page.element.querySelector("[role=tabpanel]:not([hidden]) [role=textbox]") as HTMLElement);
  await act(async () => view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }));
}

it("AX27 a query shows its rows with types, that there are more, and copies them as lines; a refusal says its line and stays until the next answer", async () => {
  given = { columns: [{ name: "code", type: "text" }, { name: "note", type: "text" }], rows: [["a\tb", null], ["c", "d\ne"]], isCut: true, ms: 4 };
  await show({ query: { part: "sql" } });
  await write("select 1");
  await press("system.database.sql.run");
  await until(() => page.element.querySelector("tbody td"));
  expect([all("[role=tabpanel]:not([hidden]) thead th"), all("[role=tabpanel]:not([hidden]) tbody td")]).toEqual([["codetext", "notetext"], ["a\tb", "NULL", "c", "d\ne"]]);
  expect(all("[role=status]").join("")).toContain("system.database.sql.cut");
  await press("ui.copy");
  expect(await clipboard?.readText()).toBe("code\tnote\na b\t\nc\td e");
  given = new PlatonError("sql_refused", "expected", { message: "no colour", data: { line: 2, column: 3, hint: "did you mean" } });
  await press("system.database.sql.run");
  await until(() => page.element.querySelector("[role=alert]"));
  expect([all("[role=alert]").join(""), page.element.querySelector("tbody td")]).toEqual([expect.stringMatching(/sql\.place.*no colour.*did you mean/), null]);
});

it("AX28 without a role that reads it is said why, by kind, and nothing can be typed", async () => {
  const told: Record<string, string> = {};
  for (const sql of [{ state: "embedded" }, { state: "noRole" }, { state: "noPermission" }, { state: "unsafe", why: "it owns something" }] as const) {
    await show({ query: { part: "sql" }, given: { ...report, sql } });
    await until(() => page.element.textContent.includes("system.database.sql.none"));
    told[sql.state] = page.element.textContent;
    expect(page.element.querySelector("[role=textbox]")).toBeNull();
  }
  expect(Object.entries(told).map(([state, text]) => text.includes(`system.database.sql.${state}Hint`))).toEqual([true, true, true, true]);
});
