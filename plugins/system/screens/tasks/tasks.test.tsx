// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { User } from "#sdk/capabilities/user.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import type { ServerEvent, Task } from "#sdk/wire.ts";
import { system } from "../../index.ts";

const task = (id: string, more: Partial<Task>): Task => ({
  id, kind: "export", subject: "Шаҳарлар", state: "done", done: 0, total: null, attempt: 1, owner: { id: "u", fullName: "Дилноза" }, isOwn: true, canRetry: false,
  createdAt: "2026-11-27T01:00:00Z", startedAt: null, endedAt: "2026-11-27T01:05:00Z", keptUntil: null, counts: {}, failure: null, problems: 0, file: null, ...more,
});

let page: PluginPage;
let tell: (event: ServerEvent) => void;
let calls: [name: string, options: unknown][];
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  [page, calls] = [new PluginPage(), []];
});
afterEach(async () => {
  expect(await page.close()).toEqual([]);
  vi.unstubAllGlobals();
});

async function show(tasks: readonly Task[], { permissions = [] as string[], query = {} as Record<string, string> } = {}): Promise<void> {
  const { capabilities } = fakeCapabilities();
  const call = async (name: string, options: { params?: { id: string } }): Promise<unknown> => {
    calls.push([name, options]);
    if (name === "GET tasks") return await Promise.resolve({ tasks, next: null });
    if (name === "GET tasks/{id}") return { ...tasks.find(({ id }) => id === options.params?.id), problemList: [{ row: 12, column: "Номи", value: "12x", message: "Рақам эмас" }] };
    return name.endsWith("/ticket") ? { ticket: "t" } : null;
  };
  const plugin = runPlugin(system, {
    ...capabilities,
    http: { ...capabilities.http, call: call as unknown as CapabilityMap["http"]["call"] },
    files: { ...capabilities.files, saveAnswer: (name, options) => void calls.push([name, options]) },
    events: { ...capabilities.events, on: (name, listener) => {
      if (name === "ServerEvent") tell = listener as unknown as typeof tell;
      return { dispose: () => undefined };
    } },
    user: { current: createWritable<User | undefined>({ id: "u", permissions } as unknown as User) },
  });
  const { component: Screen } = plugin.contribution("screen", "tasks");
  await page.show(plugin, <Screen params={{}} query={query} isPublic={false} frame="layout" />);
  await act(async () => void (await import("./TasksScreen.tsx")));
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 20)));
}

const items = (): string[] => [...page.element.querySelectorAll("ul > li")].map((item) => item.textContent ?? "");
const press = async (text: string): Promise<void> => {
  const button = [...page.element.querySelectorAll("button")].find((one) => one.textContent === text || one.getAttribute("aria-label") === text);
  await act(async () => button?.click());
};

it("SY301 the task centre tells of each task what it is, how far, and what came of it, and what can be done with it", async () => {
  await show([
    task("1", { state: "running", done: 40, total: 100, endedAt: null }),
    task("2", { counts: { rows: 100, shortened: 2 }, file: { name: "Шаҳарлар.csv", size: 2048 } }),
    task("3", { kind: "import", state: "failed", failure: { code: "forbidden", message: "Рухсат йўқ" }, canRetry: true, problems: 1 }),
    task("4", { kind: "its own", subject: null, state: "interrupted" }),
  ]);
  const shown = items();
  expect(shown[0]).toMatch(/Экспорт: Шаҳарлар.*Бажарилмоқда.*Бекор қилиш.*40 \/ 100/);
  expect(shown[1]).toMatch(/Бажарилди.*Юклаб олиш.*Қаторлар: 100 · Қисқартирилган матнлар: 2 · Шаҳарлар.csv, 2/);
  expect(shown[2]).toMatch(/Импорт: Шаҳарлар.*Хатолик.*Қайта бошлаш.*Рухсат йўқ.*Қабул қилинмаган қаторлар: 1/);
  expect(shown[3]).toMatch(/^Вазифа.*Узилиб қолди.*текшириб, қайта бошланг/);

  await act(async () => tell({ id: "9", kind: "task", taskId: "1", state: "running", done: 70, total: 100, isOwn: true }));
  expect(items()[0]).toContain("70 / 100");
  await page.unfold("Қабул қилинмаган қаторлар: 1");
  await act(async () => await Promise.resolve());
  expect(page.element.querySelector("tbody")?.textContent).toBe("12Номи12xРақам эмас");
  await press("Юклаб олиш: Шаҳарлар.csv");
  await press("Қайта бошлаш");
  await press("Бекор қилиш");
  await press("Бекор қилиш");
  expect(calls.map(([name]) => name)).toEqual([
    "GET tasks", "GET tasks/{id}", "POST tasks/{id}/ticket", "GET tasks/{id}/result", "GET tasks", "POST tasks/{id}/retry", "GET tasks", "DELETE tasks/{id}", "GET tasks",
  ]);
});

it("SY302 administrators choose between their own tasks and everybody's, with whose each is; others see theirs alone", async () => {
  await show([task("1", {})]);
  expect([page.element.querySelector("[role=tab]"), items()[0]?.includes("Дилноза")]).toEqual([null, false]);
  await page.close();
  page = new PluginPage();
  await show([task("1", { isOwn: false })], { permissions: ["platon.admin"], query: { of: "all" } });
  expect([...page.element.querySelectorAll("[role=tab]")].map((tab) => tab.textContent)).toEqual(["Меники", "Ҳаммаси"]);
  expect([items()[0]?.includes("Дилноза"), calls.at(-1)?.[1]]).toEqual([true, expect.objectContaining({ query: { scope: "all" } })]);
});
