// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { configOf, two } from "../../testing/formConfigs.ts";
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
