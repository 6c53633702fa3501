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
import type { ChangesBody, ProjectOutline } from "#sdk/wire.ts";
import { system } from "../../index.ts";

const named = (name: string) => ({ id: `id-${name}`, name, title: name });
const outline: ProjectOutline = {
  datasets: [{ ...named("centers"), fields: [{ name: "title", title: "Номи", type: "text" }] }],
  tables: [{ ...named("centers"), dataset: "centers" }], forms: [{ ...named("centers"), id: "id-form", dataset: "centers" }],
  menus: [], roles: [], counts: { datasets: 7 }, elementTypes: [], reserved: { names: [], fields: [] },
};

let page: PluginPage;
let done: readonly string[] = [];
let sent: { body: ChangesBody; query: object }[] = [];
let answer: () => unknown = () => ({ dryRun: false, changed: [], ddl: ["create table x"], losses: [] });
beforeEach(() => void ([page, sent] = [new PluginPage(), []]));
afterEach(async () => expect(await page.close()).toEqual([]));

async function show(screen: string, { params = {}, permissions = ["platon.admin"] }: { params?: Record<string, string>; permissions?: string[] } = {}): Promise<void> {
  const { capabilities, done: doing } = fakeCapabilities();
  done = doing;
  const call = async (name: string, options: { body: ChangesBody; query: object }): Promise<unknown> => {
    if (name === "GET config/outline") return await Promise.resolve(outline);
    sent.push(options);
    return await Promise.resolve(answer());
  };
  const plugin = runPlugin(system, {
    ...capabilities,
    http: { ...capabilities.http, call: call as unknown as CapabilityMap["http"]["call"] },
    user: { current: createWritable<User | undefined>({ id: "u", permissions } as unknown as User) },
  });
  const { component: Screen } = plugin.contribution("screen", screen);
  await page.show(plugin, <Screen params={params} query={{}} isPublic={false} frame="layout" />);
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 20)));
}

const within = <Kind extends HTMLElement = HTMLElement>(selector: string): Kind => {
  const found = page.element.querySelector<Kind>(selector);
  if (!found) throw new Error(`${selector} is not there`);
  return found;
};
async function type(selector: string, text: string): Promise<void> {
  const input = within<HTMLInputElement>(selector);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
const press = async (element: HTMLElement): Promise<void> => await act(async () => element.click());
const button = (text: string): HTMLElement => {
  const found = [...page.element.querySelectorAll<HTMLElement>("button")].find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`no button ${text}`);
  return found;
};
const texts = (selector: string): (string | null)[] => [...page.element.querySelectorAll(selector)].map(({ textContent }) => textContent);

it("SY230 administration lists places by section with how many objects there are, found by words; nobody else sees it", async () => {
  await show("administration");
  expect(texts("h2")).toEqual(["data", "screens", "people", "system"].map((one) => `system.admin.sections.${one}`));
  expect(within("a[href*='tables/datasets']").textContent).toContain("7");
  await type("input[type=search]", "about.organi");
  expect([texts("h2"), page.element.querySelectorAll("a").length]).toEqual([["system.admin.sections.people"], 1]);
  await press(within("a"));
  expect(done).toEqual(["open tables/organizations"]);
  for (const screen of ["administration", "new-table", "new-fields"]) {
    await show(screen, { permissions: ["cities.read"], params: { dataset: "centers" } });
    expect([page.element.querySelectorAll("h2, input").length, sent]).toEqual([0, []]);
  }
});

it("SY231 a table is described on one screen with its preview, tried without keeping anything, and made in one call", async () => {
  await show("new-table");
  await press(button("system.newTable.make"));
  expect([texts("[id$=-errors] li").length > 0, sent]).toEqual([true, []]);
  await type("input[id$=-title]", "Курслар");
  await type("[data-field='1'] input", "Номи");
  await press(button("system.newTable.addField"));
  await type("[data-field='2'] input", "Нархи");
  expect(texts("aside h2")).toEqual(["Курслар", "system.newTable.form", "system.newTable.willMake"]);
  await press(button("system.newTable.showDdl"));
  expect([sent.at(-1)?.query, texts("pre")]).toEqual([{ dryRun: "1" }, ["create table x;"]]);
  await press(button("system.newTable.make"));
  expect([sent.at(-1)?.query, done]).toEqual([{}, ["toast success system.newTable.made", "open tables/kurslar"]]);
  expect(sent.at(-1)?.body.changes.filter(({ entity }) => entity === "table_columns").map((one) => "values" in one && one.values["title"])).toEqual(["Номи", "Нархи"]);
});

it("SY236 what the server refuses stands above the button with every mistake, and what was typed stays", async () => {
  answer = () => {
    throw new PlatonError("config_invalid", "expected", { status: 422, message: "Хато", data: { problems: [{ file: "tables/kurslar.json", path: "$.sort", reason: "йўқ" }] } });
  };
  await show("new-table");
  await type("input[id$=-title]", "Курслар");
  await type("[data-field='1'] input", "Номи");
  await press(button("system.newTable.make"));
  expect([within("[role=alert]").textContent, within<HTMLInputElement>("[data-field='1'] input").value]).toEqual(["Хатоtables/kurslar.json $.sort: йўқ", "Номи"]);
  answer = () => ({ dryRun: false, changed: [], ddl: [], losses: [] });
});

it("SY237 Enter in a title goes on with the next field, and a new one at the end", async () => {
  await show("new-table");
  for (let round = 0; round < 2; round += 1) {
    await act(async () => document.querySelector<HTMLElement>(`[data-field='${round + 1}'] input`)?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })));
  }
  expect([page.element.querySelectorAll("[data-field]").length, document.activeElement?.closest("[data-field]")?.getAttribute("data-field")]).toEqual([3, "3"]);
});

it("SY238 fields are added to a dataset with a column and an element in each of its tables and forms, as far as they are chosen", async () => {
  await show("new-fields", { params: { dataset: "centers" } });
  await type("[data-field='1'] input", "Title");
  await press(within("fieldset:last-of-type input"));
  await press(button("system.newFields.make"));
  expect(sent.at(-1)?.body.changes.map((one) => [one.entity, "values" in one && (one.values["name"] ?? one.values["dataField"])])).toEqual([["dataset_fields", "title_2"], ["table_columns", "title_2"]]);
  expect(done.at(-1)).toBe("open tables/centers");
  await show("new-fields", { params: { dataset: "nowhere" } });
  expect(page.element.textContent).toContain("system.newFields.missing");
});
