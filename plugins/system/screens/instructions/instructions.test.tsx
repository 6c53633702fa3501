// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { User } from "#sdk/capabilities/user.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import type { InstructionItem } from "#sdk/wire.ts";
import { system } from "../../index.ts";

const item = (key: string, children: InstructionItem[] = []): InstructionItem => ({ id: `id-${key}`, key, title: `T ${key}`, children });
const items = [item("start", [item("look")]), item("rows")];

let page: PluginPage;
let done: readonly string[] = [];
let asked: unknown[] = [];
beforeEach(() => void ([page, asked] = [new PluginPage(), []]));
afterEach(async () => expect(await page.close()).toEqual([]));

interface Setting {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly tree?: readonly InstructionItem[];
  readonly permissions?: string[];
}

async function show({ params = {}, query = {}, tree = items, permissions = [] }: Setting): Promise<void> {
  const { capabilities, done: doing } = fakeCapabilities();
  done = doing;
  const call = async (name: string, { params: of, query: by }: { params?: { name: string }; query?: unknown }) => {
    asked.push(by ?? of?.name ?? "tree");
    if (name === "GET instructions") return await Promise.resolve(tree);
    if (name === "GET found/instructions") return await Promise.resolve([{ key: "look", titles: ["T start", "T look"], excerpt: "the colour of it" }]);
    if (of?.name === "rows") throw new PlatonError("network", "expected");
    return await Promise.resolve({ id: "1", key: of?.name, title: "T", content: of?.name === "look" ? "" : "**Bold** [there](tables/cities)" });
  };
  const plugin = runPlugin(system, {
    ...capabilities,
    http: { ...capabilities.http, call: call as unknown as CapabilityMap["http"]["call"] },
    user: { current: createWritable<User | undefined>({ id: "u", permissions } as unknown as User) },
  });
  const { component: Screen } = plugin.contribution("screen", "instructions");
  await page.show(plugin, <Screen params={params} query={query} isPublic={false} frame="layout" />);
  await until(() => page.element.querySelector("nav li, [aria-live] li") ?? tree.length === 0);
}

async function until(isThere: () => unknown): Promise<void> {
  for (let look = 0; look < 200 && !isThere(); look += 1) await act(async () => await new Promise((resolve) => setTimeout(resolve, 10)));
  expect(isThere()).toBeTruthy();
}

const text = (selector: string): (string | null)[] => [...page.element.querySelectorAll(selector)].map(({ textContent }) => textContent);
const opened = (): string[] => done.filter((one) => one.startsWith("open "));

it("SY160 the help is a tree of pages beside the one that is read; without a page in the address the first is", async () => {
  await show({});
  await until(() => page.element.querySelector("article strong"));
  expect(text("nav li")).toEqual(["T start", "T look", "T rows"]);
  expect([text("article h2"), text("article strong"), page.element.querySelector("[aria-current]")?.textContent]).toEqual([["T start"], ["Bold"], "T start"]);
  await act(async () => page.element.querySelectorAll<HTMLElement>("nav li a")[1]?.click());
  await act(async () => page.element.querySelector<HTMLElement>("article p a")?.click());
  expect(opened()).toEqual(["open instructions/start/look", "open tables/cities"]);
});

it("SY161 a page leads to the one before it and the one after it, also across subjects; an unwritten one says so", async () => {
  await show({ params: { main: "start", sub: "look" } });
  await until(() => text("article").join("").includes("system.help.unwritten"));
  for (const step of page.element.querySelectorAll<HTMLElement>("article nav a")) await act(async () => step.click());
  expect(opened()).toEqual(["open instructions/start", "open instructions/rows"]);
});

it("SY162 what is searched for stands in the address; each result shows where it stands and what was found, and a press keeps the search", async () => {
  await show({ query: { q: "colour" } });
  await until(() => page.element.querySelector("mark"));
  expect([asked.find((one) => typeof one === "object"), text("[aria-live] li"), text("mark")]).toEqual([{ q: "colour" }, ["T startT lookthe colour of it"], ["colour"]]);
  await act(async () => page.element.querySelector<HTMLElement>("[aria-live] li a")?.click());
  expect(opened()).toEqual(["open instructions/start/look?q=colour"]);
});

it("SY163 a page that is not there, one that cannot be had and a help without pages each say what it is", async () => {
  await show({ params: { main: "nosuch" } });
  expect(page.element.textContent).toContain("system.help.missing");
  await page.close();
  page = new PluginPage();
  await show({ params: { main: "rows" } });
  await until(() => page.element.querySelector("[role=alert], [role=status] button, main button, p"));
  expect(text("article")).toEqual([]);
  await page.close();
  page = new PluginPage();
  await show({ tree: [] });
  await vi.waitFor(() => expect(page.element.textContent).toContain("system.help.empty"));
});

it("SY164 administrators write a page and a new one where they read the help; nobody else is offered it", async () => {
  await show({ params: { main: "start" }, permissions: ["platon.admin"] });
  await act(async () => page.element.querySelector<HTMLElement>("button[aria-label='system.help.edit']")?.click());
  await page.press("system.help.new");
  expect(opened()).toEqual(["open forms/instructions/id-start?_target=modal_960", "open forms/instructions?_target=modal_960"]);
  await page.close();
  page = new PluginPage();
  await show({});
  expect(page.element.querySelector("header button")).toBeNull();
});
