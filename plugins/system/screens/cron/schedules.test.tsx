// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { User } from "#sdk/capabilities/user.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import type { Schedule } from "#sdk/wire.ts";
import { system } from "../../index.ts";

const run: Schedule["runs"][number] = {
  id: "r1", kind: "cron", subject: "Ҳисоб", state: "failed", done: 0, total: null, attempt: 1, owner: null, isOwn: false, canRetry: true, createdAt: "2026-11-27T01:00:00Z",
  startedAt: "2026-11-27T01:00:00Z", endedAt: "2026-11-27T01:00:02.500Z", keptUntil: null, counts: { rows: 3 }, failure: { code: "forbidden", message: "Рухсат йўқ" }, problems: 0, file: null, log: "[3]\n",
};
const schedule = (more: Partial<Schedule>): Schedule => ({
  id: "s1", name: "summary", title: "Ҳисоб", isEnabled: true, kind: "endpoint", subject: "Якун", expression: "0 6 * * 1-5", timeZone: "Asia/Tashkent",
  next: ["2026-11-30T01:00:00Z", "2026-12-01T01:00:00Z"], runAs: "admin", runAsName: "Нодира", runs: [], ...more,
});

let page: PluginPage;
let calls: [name: string, options: unknown][];
beforeEach(() => {
  [page, calls] = [new PluginPage(), []];
});
afterEach(async () => expect(await page.close()).toEqual([]));

async function show(schedules: readonly Schedule[], permissions = ["platon.admin"]): Promise<string[]> {
  const { capabilities } = fakeCapabilities();
  const call = async (name: string, options: unknown): Promise<unknown> => {
    calls.push([name, options]);
    return await Promise.resolve(name === "GET cron" ? schedules : { taskId: "t" });
  };
  const plugin = runPlugin(system, {
    ...capabilities,
    http: { ...capabilities.http, call: call as unknown as CapabilityMap["http"]["call"] },
    user: { current: createWritable<User | undefined>({ id: "u", permissions } as unknown as User) },
  });
  const { component: Screen } = plugin.contribution("screen", "schedules");
  await page.show(plugin, <Screen params={{}} query={{}} isPublic={false} frame="layout" />);
  await act(async () => void (await import("./SchedulesScreen.tsx")));
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 20)));
  return [...page.element.querySelectorAll("ul > li")].map((item) => item.textContent ?? "");
}

it("CR10 SY324 administrators see of each work its next times, how the last runs went, what they said, and who it runs as; others see nothing", async () => {
  const [first = "", second = ""] = await show([schedule({ runs: [run] }), schedule({ id: "s2", name: "off", isEnabled: false, next: [], runAsName: null, runAs: "gone" })]);
  expect(first).toMatch(/Ҳисоб.*Хатолик.*Ҳозир бажариш.*API методи: Якун · Кейинги: 30\.11\.2026 06:00 · 0 6 \* \* 1-5 · Asia\/Tashkent · Нодира номидан/);
  expect(second).toMatch(/Ўчирилган.*«gone» деган фойдаланувчи йўқ/);
  const runs = await page.unfold("Охирги бажарилишлар: 1");
  expect(runs.textContent).toMatch(/27\.11\.2026 06:00.*2,5 с · Қаторлар: 3.*Рухсат йўқ.*\[3\]/s);
  await act(async () => page.element.querySelector<HTMLButtonElement>("[aria-label='Ҳозир бажариш: Ҳисоб']")?.click());
  expect(calls.map(([name, options]) => (name === "GET cron" ? name : [name, options]))).toEqual(["GET cron", ["POST cron/{name}/run", { params: { name: "summary" } }], "GET cron"]);
  await page.close();
  [page, calls] = [new PluginPage(), []];
  expect([await show([], []), calls]).toEqual([[], []]);
});
