// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { User } from "#sdk/capabilities/user.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import type { Revision } from "#sdk/wire.ts";
import { system } from "../../index.ts";
import { boundsOf, byDay, groupChanges } from "./model/groupChanges.ts";

const table = { entity: "tables", id: "t1", kind: "Table", name: "Cities" };
const change = (place: number, moment: number, more: Partial<Revision> = {}): Revision => ({
  place, moment, entity: "tables", id: "t1", revision: place, change: "update", at: "2026-11-25T10:00:00.000Z", by: "u1", byName: "Nodira",
  kind: "Table", name: "Cities", owner: null, diff: [], count: 0, ...more,
});
const column = (place: number, moment: number, more: Partial<Revision> = {}): Revision =>
  change(place, moment, {
    entity: "table_columns", id: "c1", kind: "Columns", name: "Name", owner: table,
    diff: [{ path: "width", title: "Width", before: 120, after: 200 }], count: 1, ...more,
  });
const changes = [column(9, 4, { at: "2026-11-26T08:00:00.000Z" }), change(8, 3), column(7, 3), change(6, 2, { change: "insert" })];
const differences = {
  kind: "Table", name: "Cities", isDeleted: false, latest: 4,
  differences: [{
    entity: "table_columns", id: "c1", kind: "Columns", name: "Name", change: "update",
    properties: [
      { path: "width", title: "Width", look: "value", before: 120, after: 200 },
      { path: "code", title: "Code", look: "code", before: "a\nb", after: "a\nc" },
      { path: "hint", title: "Hint", look: "text", before: "Short hint", after: "Long hint" },
      { path: "fields", title: "Fields", look: "list", before: ["x", "y"], after: ["y", "z"] },
    ],
  }],
};

let page: PluginPage;
let done: readonly string[] = [];
let asked: [string, unknown][] = [];
beforeEach(() => void ([page, asked] = [new PluginPage(), []]));
afterEach(async () => expect(await page.close()).toEqual([]));

interface Setting {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly permissions?: string[];
  readonly refuse?: PlatonError[];
}

async function show({ params = { entity: "tables", id: "t1" }, query = {}, permissions = ["platon.admin"], refuse = [] }: Setting = {}): Promise<void> {
  const { capabilities, done: doing } = fakeCapabilities();
  done = doing;
  const call = async (name: string, options: { params?: unknown; query?: unknown; body?: unknown }): Promise<unknown> => {
    asked.push([name, options.body ?? options.query]);
    if (name.startsWith("GET differences")) return await Promise.resolve(differences);
    if (name === "GET config/history-choices") return await Promise.resolve({ entities: [], people: [] });
    if (name === "GET config/deleted") return await Promise.resolve([{ ...table, place: 5, moment: 3, owner: null, at: "2026-11-25T10:00:00.000Z", by: null, byName: null }]);
    const refusal = name.endsWith("restore") ? refuse.shift() : undefined;
    if (refusal) throw refusal;
    return await Promise.resolve(name.startsWith("GET revisions") ? changes : {});
  };
  const plugin = runPlugin(system, {
    ...capabilities,
    http: { ...capabilities.http, call: call as unknown as CapabilityMap["http"]["call"] },
    user: { current: createWritable<User | undefined>({ id: "u", permissions } as unknown as User) },
  });
  const { component: Screen } = plugin.contribution("screen", "history");
  await page.show(plugin, <Screen params={params} query={query} isPublic={false} frame="layout" />);
  await until(() => page.element.querySelector("ol, ul, [role=status], [role=alert]") ?? permissions.length === 0);
}

async function until(isThere: () => unknown): Promise<void> {
  for (let look = 0; look < 300 && !isThere(); look += 1) await act(async () => await new Promise((resolve) => setTimeout(resolve, 10)));
  expect(isThere()).toBeTruthy();
}

const texts = (selector: string): (string | null)[] => [...page.element.querySelectorAll(selector)].map(({ textContent }) => textContent);
const restored = (): unknown[] => asked.flatMap(([name, body]) => (name.endsWith("restore") ? [body] : []));
const openFirst = async (): Promise<void> => {
  await page.press("system.history.details");
  await until(() => page.element.querySelector("dl"));
};

it("SY210 changes stand by day and by what one person did at once, the latest first; each says who, when and what in a sentence", async () => {
  await show();
  expect(texts("h2")).toEqual(["26 ноябр 2026", "25 ноябр 2026"]);
  expect(texts("ol > li p strong")).toEqual(["Nodira", "Nodira", "Nodira"]);
  expect(texts("time")).toEqual(["13:00", "15:00", "15:00"]);
  const [first] = texts("ol > li ul li");
  expect(first).toContain("Width");
  expect([...(first ?? "").matchAll(/120|200/g)].map(([value]) => value)).toEqual(["120", "200"]);
});

it("SY211 what differs shows as it is read best: code by line, a text by word, a list by its members, another value before and after", async () => {
  await show();
  await openFirst();
  expect(asked.at(-1)).toEqual(["GET differences/{entity}/{id}", { from: "3", to: "4" }]);
  expect(texts("dd table tr").map((line) => line?.replace(/\d+/g, ""))).toEqual([" a", "−b", "+c"]);
  expect([texts("dd p del"), texts("dd p ins")]).toEqual([["Short"], ["Long"]]);
  expect(texts("dd li")).toEqual(["x · system.history.member.removed", "y", "z · system.history.member.added"]);
  expect([texts("dd > div > del")[0], texts("dd > div > ins")[0]]).toEqual(["120", "200"]);
});

it("SY212 the earlier state is restored as a whole or by property, with what was seen last; the list is read again", async () => {
  await show();
  await openFirst();
  const reads = asked.length;
  await page.press("system.history.restoreValue");
  await page.press("system.history.restoreEarlier");
  expect(restored()).toEqual([{ moment: 3, latest: 4, paths: ["width"] }, { moment: 3, latest: 4 }]);
  await until(() => asked.length > reads + 2);
  expect(done.filter((one) => one.includes("system.history.restored"))).toHaveLength(2);
});

it("SY213 a later change of somebody else is told, and nothing is overwritten", async () => {
  await show({ refuse: [new PlatonError("changed_since", "expected", { status: 409, data: { code: "changed_since" } })] });
  await openFirst();
  await page.press("system.history.restoreEarlier");
  await until(() => done.some((one) => one.startsWith("toast error")));
  await page.press("system.history.restoreEarlier");
  await until(() => done.some((one) => one.startsWith("toast success")));
  expect(restored()).toEqual([{ moment: 3, latest: 4 }, { moment: 3, latest: 4 }]);
  expect(done.flatMap((one) => /^(confirm|toast \w+)/.exec(one)?.[0] ?? [])).toEqual(["toast error", "toast success"]);
});

it("SY214 what was deleted is listed with what it was, who and when, and comes back by a press", async () => {
  await show({ params: {}, query: { view: "deleted" } });
  await until(() => page.element.querySelector("ul[aria-label] li"));
  expect(texts("ul[aria-label] a")).toEqual(["Cities"]);
  await page.press("system.history.bringBack");
  expect(restored()).toEqual([{}]);
});

it("SY215 history is offered to administrators only", async () => {
  await show({ permissions: [] });
  await until(() => page.element.textContent !== "");
  expect(asked).toEqual([]);
});

it("SY210 changes of one command and one object are one, whatever parts it changed", () => {
  const groups = groupChanges(changes);
  expect(groups.map(({ moment, object, changes: of }) => [moment, object.id, of.length])).toEqual([[4, "t1", 1], [3, "t1", 2], [2, "t1", 1]]);
  expect(byDay(groups, (at) => at.slice(0, 10)).map(([day, of]) => [day, of.length])).toEqual([["2026-11-26", 1], ["2026-11-25", 2]]);
});

it("SY211 of two moments the earlier one stands left, whichever was chosen", () => {
  expect([boundsOf(5, "before"), boundsOf(5, "now"), boundsOf(5, 8), boundsOf(5, 2)]).toEqual([
    { from: 4, to: 5 }, { from: 5, to: undefined }, { from: 5, to: 8 }, { from: 2, to: 5 },
  ]);
});
