// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { configOf, element, two } from "../../testing/formConfigs.ts";
import { FormStage } from "../../testing/FormStage.tsx";

let stage: FormStage;
const made: unknown[] = [];

beforeEach(() => void (stage = new FormStage()));
afterEach(async () => expect(await stage.close()).toEqual([]));

const config = configOf(two, { history: "configuration" });
const press = async (label: string): Promise<void> =>
  await act(async () => [...document.querySelectorAll<HTMLElement>("button")].find((one) => one.getAttribute("aria-label") === label)?.click());

it("F785 a configuration object is copied from its form, and the copy opens", async () => {
  const http = { ...fakeCapabilities().capabilities.http, call: (async (call: string, options: unknown) => {
    made.push([call, options]);
    return await Promise.resolve({ entity: "cities", id: "r2", name: "cities_copy" });
  }) as unknown as CapabilityMap["http"]["call"] };
  await stage.show({ config, values: { name: "а" }, given: { http } });
  await press("places.copy");
  expect(made).toEqual([["POST config/copy", { body: { entity: "cities", id: "r1" } }]]);
  expect(stage.done.join("\n")).toContain("forms/cities/r2");
  await stage.show({ values: { name: "а" } });
  expect(stage.page.querySelector("[aria-label='forms.copy']")).toBeNull();
});

it("F786 an object that others depend on stays, and a dialog names each of them with a link to it", async () => {
  const problems = [{ file: "menus.json", path: "$.items[2].link", reason: "Жадвал йўқ" }, { file: "pages/dashboard.json", path: "$.queries[0].table", reason: "Жадвал йўқ" }];
  const remove = async () => await Promise.reject(new PlatonError("config_invalid", "expected", { status: 422, data: { problems } }));
  await stage.show({ config, values: { name: "а" }, calls: { remove } });
  await press("forms.delete");
  await act(async () => await import("./DependentsDialog.tsx"));
  const dialog = document.querySelector("[role=dialog]");
  expect([...(dialog?.querySelectorAll("a") ?? [])].map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["menus", expect.stringContaining("tables/menus")], ["pages/dashboard", expect.stringContaining("tables/platon_pages?f.name=dashboard")],
  ]);
  expect(dialog?.textContent).toContain("Жадвал йўқ");
  await act(async () => void dialog?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
  expect(document.querySelector("[role=dialog]")).toBeNull();
});

it("SY320 the form of an object of configuration leads to what belongs to it, with the values that are saved; a new one leads nowhere", async () => {
  const related = [{ title: "Босқичлар", link: "tables/api_stages?f.endpointId={$id}" }, { title: "Метод", link: "forms/api_endpoints/{name}?_target=modal_960" }, { title: "Бўш", link: "tables/{none}" }];
  await stage.show({ config: { ...config, related }, values: { name: "а б" } });
  await act(async () => void (await import("../LastChange.tsx")));
  await stage.press("Босқичлар");
  await stage.press("Метод");
  expect(stage.done.filter((line) => line.startsWith("open"))).toEqual(["open tables/api_stages?f.endpointId=r1", "open forms/api_endpoints/%D0%B0%20%D0%B1?_target=modal_960"]);
  expect(stage.page.textContent).not.toContain("Бўш");
  await stage.show({ config: { ...config, related } });
  expect(stage.page.textContent).not.toContain("Босқичлар");
});

it("SY322 the key of a new object follows its title until one is typed", async () => {
  const titled = configOf([element("title", { isRequired: true }), element("name", { isRequired: true })], { history: "configuration" });
  await stage.show({ config: titled });
  await act(async () => void (await import("./KeyOfTitle.tsx")));
  const field = (name: string): HTMLInputElement => stage.page.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  await stage.type("title", "Ўқув");
  await stage.type("title", "Ўқув маркази");
  expect(field("name").value).toBe("oquv_markazi");
  await stage.type("name", "markaz");
  await stage.type("title", "Марказ 2");
  expect(field("name").value).toBe("markaz");
});
