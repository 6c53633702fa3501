// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { User } from "#sdk/capabilities/user.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import type { FoundSheet, ProjectOutline, SheetChecked, SheetField, TaskDetails } from "#sdk/wire.ts";
import { system } from "../../../index.ts";

const outline: ProjectOutline = { datasets: [], tables: [], forms: [], menus: [], roles: [], counts: {}, elementTypes: [], reserved: { names: [], fields: [] } };
const guessed = { isRequired: false, isUnique: false, misfits: 0 };
const found: FoundSheet = {
  id: "f1", title: "Мактаблар", format: "csv", sheet: null, sheets: [], encoding: "utf-8", separator: ";", titleRow: 2, firstRow: 3, head: [{ row: 1, text: "Мактаблар" }, { row: 2, text: "Номи · Тури" }, { row: 3, text: "Биринчи · 1,125 · Янги" }, { row: 4, text: "Иккинчи · Янги" }], total: 7,
  fields: [
    { ...guessed, place: 0, title: "Номи", kind: "text", isRequired: true, isUnique: true },
    { ...guessed, place: 1, title: "", kind: "decimal", scale: 3, misfits: 1 },
    { ...guessed, place: 3, title: "Тури", kind: "choice", options: ["Янги", "Эски"] },
  ],
  preview: [["Биринчи", "1,125", "Янги"], ["Иккинчи", "", "Янги"]],
};
const fits: SheetChecked = { total: 7, bad: 0, columns: [] };

let page: PluginPage;
let done: readonly string[] = [];
let checked: SheetChecked;
let task: Partial<TaskDetails>;
let calls: { name: string; fields?: readonly SheetField[]; isPartial?: boolean; separator?: string; titleRow?: number; firstRow?: number }[];
beforeEach(async () => {
  [page, checked, task, calls] = [new PluginPage(), fits, { state: "done", counts: { inserted: 7 }, failure: null, done: 7, total: 7 }, []];
  const { capabilities, done: doing } = fakeCapabilities();
  done = doing;
  const call = async (name: string, options: { body?: { fields?: SheetField[]; isPartial?: boolean; separator?: string; titleRow?: number; firstRow?: number } }): Promise<unknown> => {
    if (name === "GET config/outline") return await Promise.resolve(outline);
    const { fields, isPartial, separator, titleRow, firstRow } = options.body ?? {};
    calls.push({ name, ...(fields && { fields }), ...(isPartial !== undefined && { isPartial }), ...(separator !== undefined && { separator }), ...(titleRow !== undefined && { titleRow }), ...(firstRow !== undefined && { firstRow }) });
    return await Promise.resolve(name.endsWith("/check") ? checked : name.endsWith("/table") ? { taskId: "t1" } : name.startsWith("GET tasks") ? task : found);
  };
  const plugin = runPlugin(system, {
    ...capabilities, http: { ...capabilities.http, call: call as unknown as CapabilityMap["http"]["call"] },
    user: { current: createWritable<User | undefined>({ id: "u", permissions: ["platon.admin"] } as unknown as User) },
  });
  const { component: Screen } = plugin.contribution("screen", "new-table");
  await page.show(plugin, <Screen params={{}} query={{}} isPublic={false} frame="layout" />);
  await until(() => page.element.querySelector("input[type=file]") !== null);
  await act(async () => {
    const input = within<HTMLInputElement>("input[type=file]");
    Object.defineProperty(input, "files", { value: [new File(["x"], "файл.csv")] });
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await until(() => calls.some(({ name }) => name === "POST sheets/{id}/check") && page.element.querySelectorAll("[data-field]").length === 3);
});
afterEach(async () => expect(await page.close()).toEqual([]));

const until = async (isSo: () => boolean): Promise<void> => await expect.poll(async () => {
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 10)));
  return isSo();
}, { timeout: 5_000, interval: 1 }).toBe(true);
const within = <Kind extends HTMLElement = HTMLElement>(selector: string): Kind => {
  const one = page.element.querySelector<Kind>(selector);
  if (!one) throw new Error(`${selector} is not there`);
  return one;
};
const press = async (text: string): Promise<void> => {
  const button = [...page.element.querySelectorAll<HTMLElement>("button")].find((one) => one.textContent === text || one.getAttribute("aria-label") === text);
  if (!button) throw new Error(`no button ${text}`);
  await act(async () => button.click());
};
const last = (name: string): readonly SheetField[] => calls.filter((one) => one.name === name).at(-1)?.fields ?? [];

it("IM51 columns are fields with their types, required, keys, options and digits, and a place in the file; one may be left out and taken back", async () => {
  expect(within<HTMLInputElement>("input[id$=-title]").value).toBe("Мактаблар");
  expect(last("POST sheets/{id}/check")).toEqual([
    { key: "nomi", title: "Номи", kind: "text", isRequired: true, isUnique: true, place: 0 },
    { key: "ustun", title: "2-устун", kind: "decimal", isRequired: false, scale: 3, place: 1 },
    { key: "turi", title: "Тури", kind: "choice", isRequired: false, options: ["Янги", "Эски"], place: 3 },
  ]);
  expect(page.element.textContent).toContain("Барча 7 та қатор майдонларга мос келади");
  await act(async () => within("[data-field='1'] [aria-label='system.newTable.remove']").click());
  await until(() => last("POST sheets/{id}/check").length === 2);
  await press("«Номи» устунини қўшиш");
  await until(() => last("POST sheets/{id}/check").length === 3);
  expect(last("POST sheets/{id}/check").at(-1)).toMatchObject({ key: "nomi", place: 0, isUnique: true });
});

it("IM51 what does not fit stands below its field, and nothing is made until the person leaves those rows out", async () => {
  checked = { total: 7, bad: 2, columns: [{ key: "nomi", count: 2, examples: [{ row: 4, column: "Номи", value: "x", message: "Хато" }] }] };
  await act(async () => within("[data-field='3'] input[type=checkbox]").click());
  await until(() => page.element.textContent.includes("7 та қатордан 2 таси"));
  expect([within("[data-field='1']").textContent.includes("Мос келмайдиган қийматлар: 24-қатор «x»: Хато"), within("[data-field='3']").textContent.includes("Мос келмайдиган")]).toEqual([true, false]);
  await press("system.newTable.make");
  expect(calls.map(({ name }) => name)).not.toContain("POST sheets/{id}/table");
  await act(async () => [...page.element.querySelectorAll<HTMLElement>("label")].find(({ textContent }) => textContent?.startsWith("Мос келмаган қаторларсиз"))?.click());
  task = { ...task, counts: { inserted: 5, failed: 2 } };
  await press("system.newTable.make");
  await until(() => page.element.textContent.includes("Ёзилган қаторлар: 5, файл бўлиб қайтганлари: 2"));
  expect(calls.find(({ name }) => name === "POST sheets/{id}/table")).toMatchObject({ isPartial: true, separator: ";" });
  await press("Жадвални очиш");
  expect(done.at(-1)).toBe("open tables/maktablar");
});

it("IM52 the table is opened when it is there; a failure is told, and the fields are there again", async () => {
  task = { ...task, state: "failed", failure: { code: "internal", message: "Бузилди" } };
  await press("system.newTable.make");
  await until(() => page.element.textContent.includes("Бузилди"));
  await press("Майдонларга қайтиш");
  expect(page.element.querySelectorAll("[data-field]").length).toBe(3);
  task = { ...task, state: "done", failure: null };
  await press("system.newTable.make");
  await until(() => done.at(-1) === "open tables/maktablar");
});

it("IM52 while it is made the person may end it", async () => {
  task = { ...task, state: "running", done: 3 };
  await press("system.newTable.make");
  await until(() => page.element.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow") === "43");
  await press("Бекор қилиш");
  await until(() => calls.some(({ name }) => name === "DELETE tasks/{id}"));
});

it("IM97 the row of the titles and where the rows begin are shown and can be changed; the file is read again at once, and made as it was read", async () => {
  const choose = async (label: string, text: string): Promise<void> => {
    const id = [...page.element.querySelectorAll("label")].find(({ textContent }) => textContent === label)?.htmlFor ?? "";
    await act(async () => document.getElementById(id)?.click());
    await until(() => document.querySelector("[role=option]") !== null);
    await act(async () => [...document.querySelectorAll<HTMLElement>("[role=option]")].find(({ textContent }) => textContent === text)?.click());
  };
  const read = () => calls.filter(({ name }) => name === "POST sheets/{id}");
  await choose("Сарлавҳалар қатори", "Сарлавҳа йўқ");
  await until(() => read().length === 1);
  await choose("Маълумотлар бошланадиган қатор", "4-қатор: Иккинчи · Янги");
  await until(() => read().length === 2);
  expect(read().map(({ titleRow, firstRow }) => [titleRow, firstRow])).toEqual([[0, undefined], [2, 4]]);
  await press("system.newTable.make");
  await until(() => calls.some(({ name }) => name === "POST sheets/{id}/table"));
  expect(calls.find(({ name }) => name === "POST sheets/{id}/table")).toMatchObject({ firstRow: 3 });
});
