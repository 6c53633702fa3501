// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { User } from "#sdk/capabilities/user.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import type { HealthReport } from "#sdk/wire.ts";
import { system } from "../../index.ts";
import { healthFindings } from "./healthFindings.ts";
import { statementsOf } from "./statementsOf.ts";

type Node = NonNullable<HealthReport["server"]>["nodes"][number];

const at = "2026-11-27T05:00:00.000Z";
const answered = { calls: 100, errors: 0, refusals: 4, p50: 12.4, p95: 180 };
const node = (more: Partial<Node> = {}): Node => ({
  id: "n1", isOwn: true, isAway: false, startedAt: "2026-11-27T04:00:00Z", seenAt: at, host: "node-1", version: "1.0.0", memory: 104_857_600, busy: 0.02, eventStreams: 3, waiting: 0,
  statements: [{ text: "select ? from t", count: 10, meanMs: 1_540, maxMs: 3_000 }], ...more,
});
const report = (more: Partial<HealthReport> = {}, nodes: readonly Node[] = [node()]): HealthReport => ({
  at, total: answered, minutes: Array.from({ length: 60 }, (_, index) => ({ ...answered, at: new Date(Date.parse(at) - (59 - index) * 60_000).toISOString() })),
  calls: [{ call: "GET tables/{name}", ...answered, errors: 2 }], tasks: [{ kind: "import", waiting: 2, running: 1, done: 7, failed: 0 }], waitingSince: null, realms: [],
  tables: [{ name: "cities", title: "Шаҳарлар", bytes: 2_097_152 }], files: { count: 3, bytes: 1_024 },
  server: { database: { kind: "embedded", version: "18.1", bytes: 5_242_880 }, files: { count: 9, bytes: 2_048 }, tables: [{ schema: "platon", name: "audit", bytes: 1_024 }], nodes: [...nodes] }, ...more,
});

let page: PluginPage;
let asked = 0;
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal("ResizeObserver", class { observe(): void {} disconnect(): void {} });
  [page, asked] = [new PluginPage(), 0];
});
afterEach(async () => {
  expect(await page.close()).toEqual([]);
  vi.unstubAllGlobals();
});

async function show(given: HealthReport, permissions = ["platon.admin"]): Promise<string> {
  const { capabilities } = fakeCapabilities();
  const call = async (): Promise<unknown> => {
    asked += 1;
    return await Promise.resolve(given);
  };
  const plugin = runPlugin(system, {
    ...capabilities,
    http: { ...capabilities.http, call: call as unknown as CapabilityMap["http"]["call"] },
    user: { current: createWritable<User | undefined>({ id: "u", permissions } as unknown as User) },
  });
  const { component: Screen } = plugin.contribution("screen", "health");
  await page.show(plugin, <Screen params={{}} query={{}} isPublic={false} frame="layout" />);
  await act(async () => void (await import("./HealthScreen.tsx")));
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 20)));
  return page.element.textContent;
}

const cells = (row: Element | null | undefined): (string | null)[] => [...(row?.children ?? [])].map(({ textContent }) => textContent);

it("SY303, SY305 an administrator sees requests, their faults and times, tasks, sizes, nodes and the slowest statements; another person nothing, and nothing is asked", async () => {
  const text = await show(report());
  expect(text).toMatch(/Эътибор талаб қиладиган ҳолат йўқ.*Сўровлар100.*Жавоб вақти12 мс95% сўров 180 мс ичида.*Кутаётган вазифалар2бажарилмоқда: 1/s);
  expect([...page.element.querySelectorAll("table")].map((table) => cells(table.querySelector("tbody tr")))).toEqual([
    ["GET tables/{name}", "100", "4", "2", "12", "180"], ["Шаҳарларcities", expect.stringMatching(/^2.МБ$/)], ["Импорт", "2", "1", "7", "0"], ["platon.audit", expect.stringMatching(/^1.КБ$/)],
  ]);
  const statement = page.element.querySelector("details");
  expect(statement?.textContent).toContain("ўртача 1,5 с, энг узоғи 3 с, 10 марта");
  expect(page.element.querySelector("section[aria-label='Бутун сервер']")?.textContent).toMatch(/node-1Жавоб берган.*Хотира100.МБ/s);
  await page.close();
  [page, asked] = [new PluginPage(), 0];
  expect([await show(report(), []), asked]).toEqual([expect.not.stringContaining("node-1"), 0]);
});

it("SY304 who keeps one project of several sees what is of that project, and that it is", async () => {
  const text = await show(report({ server: null }));
  expect(text).toContain("Фақат шу лойиҳага тегишли");
  expect(text).not.toContain("Бутун сервер");
});

it("SY306 the page asks anew every ten seconds as long as it is seen, and at once when it is seen again", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  try {
    await show(report());
    await act(async () => await vi.advanceTimersByTimeAsync(60_000));
    expect(asked).toBe(1);
    visibility.mockReturnValue("visible");
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    expect(asked).toBe(2);
    await act(async () => await vi.advanceTimersByTimeAsync(30_000));
    expect(asked).toBeGreaterThan(2);
  } finally {
    vi.useRealTimers();
    visibility.mockRestore();
  }
});

it("SY307 what needs attention is said first, the gravest before: faults, nodes that are away, slow answers, waiting and failed tasks, stopped components, versions that differ", () => {
  const ids = (given: HealthReport): string[] => healthFindings(given, (key, params) => `${key} ${JSON.stringify(params)}`).map(({ id }) => id);
  expect(ids(report())).toEqual([]);
  expect(ids(report({ total: { ...answered, errors: 1, p95: 2_000 }, waitingSince: "2026-11-27T04:49:00Z", tasks: [{ kind: "import", waiting: 1, running: 0, done: 0, failed: 2 }], realms: [
    { plugin: "project", scope: "page:main", component: "Board", why: "hang", count: 6, at, quarantined: true },
  ] }, [node({ busy: 0.9 }), node({ id: "n2", isOwn: false, isAway: true, version: "0.8.0" }), node({ id: "n3", version: "0.9.0" })]))).toEqual(["errors", "n2", "slow", "waiting", "n1", "versions", "quarantined", "failed"]);
  expect(ids(report({ total: { ...answered, calls: 101, errors: 1 }, waitingSince: "2026-11-27T04:51:00Z", server: null }))).toEqual([]);
});

it("MT37 statements of several nodes are told together, with the mean of all of their times", () => {
  const nodes = [node(), node({ statements: [{ text: "select ? from t", count: 30, meanMs: 500, maxMs: 5_000 }, { text: "select slow", count: 1, meanMs: 9_000, maxMs: 9_000 }] })];
  expect(statementsOf(nodes)).toEqual([{ text: "select slow", count: 1, meanMs: 9_000, maxMs: 9_000 }, { text: "select ? from t", count: 40, meanMs: 760, maxMs: 5_000 }]);
});
