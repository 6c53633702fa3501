// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import type { RecordRevision } from "#sdk/wire.ts";
import { system } from "../../index.ts";
import { asProperty, stateBefore } from "./model/recordHistory.ts";

const difference = (field: string, before: unknown, after: unknown, names = {}) => ({ field, title: `T ${field}`, before, after, names });
const changes: RecordRevision[] = [
  { place: 3, version: 4, at: "2026-11-26T08:00:00.000Z", change: "update", byName: "Nodira", diff: [difference("name", "b", "c"), difference("state", "1", "2", { 1: "New", 2: "Done" })] },
  { place: 2, version: 3, at: "2026-11-25T08:00:00.000Z", change: "update", byName: "Karim", diff: [difference("name", "a", "b"), difference("size", 1, 2)] },
  { place: 1, version: 1, at: "2026-11-24T08:00:00.000Z", change: "insert", byName: null, diff: [] },
];

let page: PluginPage;
let saved: unknown[] = [];
beforeEach(() => void ([page, saved] = [new PluginPage(), []]));
afterEach(async () => expect(await page.close()).toEqual([]));

async function show(update: boolean): Promise<void> {
  const { capabilities } = fakeCapabilities();
  const call = async (name: string, { body }: { body?: unknown }): Promise<unknown> => {
    if (name.startsWith("PUT")) saved.push(body);
    if (name.endsWith("/history")) return await Promise.resolve(changes);
    return await Promise.resolve(name === "GET forms/{name}" ? { title: "City", permissions: { update } } : { id: "r", version: 4, values: {} });
  };
  const plugin = runPlugin(system, { ...capabilities, http: { ...capabilities.http, call: call as unknown as CapabilityMap["http"]["call"] } });
  const { component: Screen } = plugin.contribution("screen", "record-history");
  await page.show(plugin, <Screen params={{ form: "cities", id: "r" }} query={{}} isPublic={false} frame="layout" />);
  for (let look = 0; look < 300 && !page.element.querySelector("ol"); look += 1) await act(async () => await new Promise((resolve) => setTimeout(resolve, 10)));
}

const press = async (at: number, words: string): Promise<void> => {
  const buttons = [...page.element.querySelectorAll("button")].filter(({ textContent }) => textContent === words);
  await act(async () => buttons[at]?.click());
};

it("SY216 a record's history says who, when and what by what values are called; a value or the whole earlier state comes back by an ordinary save", async () => {
  await show(true);
  expect([...page.element.querySelectorAll("ol > li > div strong")].map(({ textContent }) => textContent)).toEqual(["Nodira", "Karim", "places.platform"]);
  expect([...page.element.querySelectorAll("del, ins")].map(({ textContent }) => textContent).slice(0, 4)).toEqual(["b", "c", "New", "Done"]);
  await press(1, "system.history.restoreValue");
  await press(1, "system.history.restoreEarlier");
  expect(saved).toEqual([{ values: { state: "1" }, version: 4 }, { values: { name: "a", state: "1", size: 1 }, version: 4 }]);
});

it("SY217 who may not change the record is offered no restoration", async () => {
  await show(false);
  expect(page.element.querySelectorAll("ol > li")).toHaveLength(3);
  expect(page.element.querySelectorAll("ol button")).toHaveLength(0);
});

it("SY216 the state before a change has of each field what it was before the first change since then", () => {
  expect(stateBefore(changes, 0)).toEqual({ name: "b", state: "1" });
  expect(stateBefore(changes, 1)).toEqual({ name: "a", state: "1", size: 1 });
  expect(asProperty(difference("tags", ["x"], null, { x: "Xx" }))).toEqual({ path: "tags", title: "T tags", look: "list", before: ["Xx"], after: null });
});
