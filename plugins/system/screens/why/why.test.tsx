// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FormRecord, WhyAnswer, WhyStep } from "#sdk/wire.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import { system } from "../../index.ts";
import { askedOf, isRecordWrong, recordIdIn } from "./WhyQuestion.ts";
import { WhyResult } from "./WhyResult.tsx";

const record = "019a0000-0000-7000-8000-000000000001";

let page: PluginPage;
beforeEach(() => {
  page = new PluginPage();
});
afterEach(async () => expect(await page.close()).toEqual([]));

const step = (told: Partial<WhyStep>): WhyStep => ({ asked: "permission", of: "Towns", value: "towns.read", isYes: true, from: [], givenBy: [], compared: [], ...told });

async function showResult(answer: WhyAnswer): Promise<string[]> {
  await page.show(runPlugin(system, fakeCapabilities().capabilities), <WhyResult answer={answer} />);
  return [...page.element.querySelectorAll("li span, li code, li dt, li dd")].map(({ textContent }) => textContent);
}

it("SY241 whether it is seen is told with a sentence for each rule, where a permission comes from, and what was compared", async () => {
  const texts = await showResult({
    isShown: false,
    steps: [
      step({ from: [{ role: "Clerk", organization: null, isHere: true }] }),
      step({ asked: "rule", value: '{"org":"$user.orgId"}', isYes: false, compared: [{ name: "$user.orgId", value: null }, { name: "org", value: "7" }] }),
    ],
  });
  expect(page.element.textContent).toContain("system.why.hidden");
  expect(texts).toEqual(["system.why.permission.yes", "system.why.role", "system.why.rule.no", '{"org":"$user.orgId"}', "$user.orgId", "—", "org", "7"]);
});

it("SY241 of a permission that is missing the roles are told that give it, also those of another organisation, or that none does", async () => {
  const elsewhere = { role: "Clerk", organization: "Office", isHere: false };
  const given = await showResult({ isShown: false, steps: [step({ isYes: false, from: [elsewhere], givenBy: ["Clerk"] })] });
  expect(given).toEqual(["system.why.permission.no", "system.why.roleElsewhere", "system.why.givenBy"]);
  expect(await showResult({ isShown: false, steps: [step({ isYes: false })] })).toEqual(["system.why.permission.no", "system.why.givenByNone"]);
});

it("SY242 a record is found in a link or by its id; what is no id is said, and not asked", () => {
  expect([recordIdIn(`https://x.example/forms/towns/${record.toUpperCase()}?a=1`), recordIdIn(record), recordIdIn("17")]).toEqual([record, record, undefined]);
  const question = { kind: "table", name: "towns", record: "17" } as const;
  expect([isRecordWrong(question), isRecordWrong({ ...question, record: " " })]).toEqual([true, false]);
  expect(askedOf("u1", question)).toBeUndefined();
  expect(askedOf("u1", { ...question, record, part: "name" })).toEqual({ user: "u1", kind: "table", name: "towns", part: "name", id: record });
});

it("SY243 kind and object are chosen from lists, and the answer is asked for the person of the address; nobody but administrators sees it", async () => {
  const { capabilities } = fakeCapabilities();
  const asked: unknown[] = [];
  const answers: Record<string, unknown> = {
    "GET config/outline": { tables: [{ name: "towns", title: "Towns" }], forms: [], menus: [] }, "GET places": [], "GET tables/{name}": { columns: [] },
    "GET config/why": { isShown: true, steps: [step({})] },
  };
  const call = async (name: string, options: { query?: unknown }): Promise<unknown> => {
    if (name === "GET config/why") asked.push(options.query);
    return await Promise.resolve(answers[name]);
  };
  const run = (permissions: string[]) => runPlugin(system, {
    ...capabilities,
    user: { current: { ...capabilities.user.current, value: { id: "me", permissions } } as typeof capabilities.user.current },
    forms: { ...capabilities.forms, read: async () => await Promise.resolve({ id: "u1", version: 1, values: { fullName: "Ali", username: "ali" }, files: {} } as FormRecord) },
    http: { ...capabilities.http, call: call as typeof capabilities.http.call },
  });
  const show = async (permissions: string[]): Promise<void> => {
    const plugin = run(permissions);
    const { component: Screen } = plugin.contribution("screen", "why");
    await page.show(plugin, <Screen params={{ user: "u1" }} query={{}} isPublic={false} frame="layout" />);
    await act(async () => await vi.dynamicImportSettled());
  };
  await show([]);
  expect(page.element.querySelector("[role=combobox]")).toBeNull();
  await show(["platon.admin"]);
  expect(page.element.textContent).toContain("Ali · ali");
  const [, object] = page.element.querySelectorAll<HTMLButtonElement>("[role=combobox]");
  await act(async () => object?.click());
  await act(async () => document.querySelector<HTMLElement>("[role=option]")?.click());
  expect(asked).toEqual([{ user: "u1", kind: "table", name: "towns" }]);
  expect(page.element.textContent).toContain("system.why.shown");
});
