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
import type { FoundImport, ImportAnswer, ImportMeta } from "#sdk/wire.ts";
import { system } from "../../index.ts";

const meta: ImportMeta = {
  name: "towns", title: "Шаҳарлар", note: null, templateFileId: null, sampleFileId: null, hasSample: false, table: "towns", mode: "insert", onError: "good_rows",
  isDryRunRequired: false, rowLimit: 100, sizeLimit: 1_000_000, columns: [{ field: "name", title: "Номи", isRequired: true, isKey: false }],
};
const unread: FoundImport = {
  format: "csv", sheet: null, sheets: [], encoding: "utf-8", separator: ";", titleRow: 1, preview: [],
  head: [{ row: 1, text: "Рўйхат" }, { row: 3, text: "Шаҳар · Сони" }, { row: 4, text: "Бухоро · 5" }], columns: [{ title: "Рўйхат", field: null }],
};
const read: FoundImport = { ...unread, titleRow: 3, columns: [{ title: "Шаҳар", field: null }, { title: "Сони", field: null }], preview: [["Бухоро", "5"]] };
const answer: ImportAnswer = { inserted: 1, updated: 0, skipped: 0, errors: [], problems: 0, found: read };

let page: PluginPage;
let asked: Record<string, unknown>[];
beforeEach(async () => {
  [page, asked] = [new PluginPage(), []];
  const { capabilities } = fakeCapabilities();
  const call = async (name: string, { query }: { query?: Record<string, unknown> }): Promise<unknown> => {
    if (name === "GET import/{config}") return await Promise.resolve(meta);
    asked.push(query ?? {});
    if (query?.["titleRow"] === undefined) throw new PlatonError("import_no_titles", "expected", { message: "Сарлавҳа топилмади", data: { found: unread } });
    return answer;
  };
  const plugin = runPlugin(system, {
    ...capabilities, http: { ...capabilities.http, call: call as unknown as CapabilityMap["http"]["call"] },
    user: { current: createWritable<User | undefined>({ id: "u", permissions: [] } as unknown as User) },
  });
  const { component: Screen } = plugin.contribution("screen", "import");
  await page.show(plugin, <Screen params={{ "*": "towns" }} query={{}} isPublic={false} frame="layout" />);
  await until(() => page.element.querySelector("input[type=file]") !== null);
  await act(async () => {
    const input = page.element.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) return;
    Object.defineProperty(input, "files", { value: [new File(["x"], "файл.csv")] });
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
});
afterEach(async () => expect(await page.close()).toEqual([]));

const until = async (isSo: () => boolean): Promise<void> => await expect.poll(async () => {
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 10)));
  return isSo();
}, { timeout: 5_000, interval: 1 }).toBe(true);
const choose = async (label: string, text: string): Promise<void> => {
  const control = [...page.element.querySelectorAll<HTMLElement>("[role=combobox]")].find((one) => one.id === [...page.element.querySelectorAll("label")].find(({ textContent }) => textContent === label)?.htmlFor);
  await act(async () => control?.click());
  await until(() => document.querySelector("[role=option]") !== null);
  await act(async () => [...document.querySelectorAll<HTMLElement>("[role=option]")].find(({ textContent }) => textContent === text)?.click());
};

it("IM98 a file in which the titles were not found shows its first rows; the row that is said to hold them is read, until the file is read in another way", async () => {
  await until(() => page.element.textContent.includes("Сарлавҳа топилмади"));
  await choose("Сарлавҳалар қатори", "3-қатор: Шаҳар · Сони");
  await until(() => page.element.textContent.includes("Бухоро"));
  expect(page.element.querySelector("th")?.textContent).toContain("Шаҳар");
  await choose("Ажратгич", ",");
  await until(() => asked.length === 3);
  expect(asked).toEqual([{ dryRun: "1" }, { dryRun: "1", titleRow: "3" }, { dryRun: "1", separator: "," }]);
});
