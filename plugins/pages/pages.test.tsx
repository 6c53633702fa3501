// @vitest-environment jsdom
import { act, type ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PageDefinition, PagesCapability } from "#sdk/capabilities/pages.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { ViewHostContext, type ViewHost } from "#sdk/react/View.tsx";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin, type RunningPlugin } from "#sdk/testing/runPlugin.ts";
import { pages } from "./index.ts";

const definition: PageDefinition = {
  name: "dashboard",
  title: "Бошқарув панели",
  css: ".page { color: red }",
  components: [{ name: "Board", hash: "h1" }, { name: "Plain", css: "", scripts: ["export default 1"] }],
  data: { rows: [{ id: 1 }] },
};
const source = { name: "Board", content: "", css: ".own {}", scripts: ["a", "b"] };

let page: PluginPage;
let plugin: RunningPlugin;
let reads: unknown[];
let emit: (event: object) => void;

beforeEach(() => {
  page = new PluginPage();
  reads = [];
});

afterEach(async () => expect(await page.close()).toEqual([]));

function start(given: Partial<PagesCapability> = {}): void {
  const fakes = fakeCapabilities();
  const pagesFake: PagesCapability = {
    ...fakes.capabilities.pages,
    read: async (name, query, options) => {
      reads.push([name, query, options?.isPublic]);
      return await Promise.resolve(definition);
    },
    component: async () => await Promise.resolve(source),
    ...given,
  };
  emit = (event) => fakes.capabilities.events.emit("ServerEvent", event as never);
  plugin = runPlugin(pages, { ...fakes.capabilities, pages: pagesFake });
}

async function showScreen(query: Record<string, string> = {}, isPublic = false): Promise<void> {
  const { component: Screen } = plugin.contribution("screen", "page");
  const frame = isPublic ? "blank" : "layout";
  await page.show(plugin, <Screen params={{ name: "dashboard" }} query={query} isPublic={isPublic} frame={frame} />);
}

/** The screen among views that are got ready like this. */
async function showScreenPreparedBy(prepare: ViewHost["prepare"]): Promise<void> {
  const { component: Screen } = plugin.contribution("screen", "page");
  const Drawn = (): ReactElement => <pre data-view="component">{"{}"}</pre>;
  const screen = <Screen params={{ name: "dashboard" }} query={{}} isPublic={false} frame="layout" />;
  await page.show(plugin, <ViewHostContext value={{ Drawn, prepare }}>{screen}</ViewHostContext>);
}

const views = (): unknown[] => [...page.element.querySelectorAll("[data-view=component]")].map((one) => JSON.parse(one.textContent ?? ""));
const failWith = (status: number) => async (): Promise<never> => await Promise.reject(new PlatonError("x", "expected", { status }));

describe("pages", () => {
  it("PG1 a page is read with the route's query; parameters of the product itself are left out", async () => {
    start();
    await showScreen({ city: "5", _target: "self", _mid: "7" }, true);
    expect(reads).toEqual([["dashboard", { city: "5" }, true]]);
  });

  it("PG2 each component is shown as a view with its source, the page's data and the route's parameters", async () => {
    start();
    await showScreen({ city: "5", _mid: "7" });
    expect(page.element.querySelector("h1")?.textContent).toBe("Бошқарув панели");
    const props = { data: definition.data, params: { city: "5" }, page: "dashboard" };
    const place = { group: "project", scope: "page:dashboard", props };
    expect(views()).toEqual([
      { ...place, component: { name: "Board", css: ".page { color: red }\n.own {}", scripts: ["a", "b"] } },
      { ...place, component: { name: "Plain", css: ".page { color: red }", scripts: ["export default 1"] } },
    ]);
  });

  it("PG3 nothing of a page is shown before the source of all its components is there", async () => {
    let arrive: (value: typeof source) => void = () => undefined;
    start({ component: async () => await new Promise((resolve) => (arrive = resolve)) });
    await showScreen();
    expect(views()).toEqual([]);
    await act(async () => arrive(source));
    expect(views()).toHaveLength(2);
  });

  it("PG9 what draws components is loaded while their source is, and is told of them before they are drawn", async () => {
    let arrive: (value: typeof source) => void = () => undefined;
    start({ component: async () => await new Promise((resolve) => (arrive = resolve)) });
    const told: unknown[] = [];
    await showScreenPreparedBy(async (kind, props) => void told.push([kind, props, views().length]));
    expect(told).toEqual([["component", undefined, 0]]);
    await act(async () => arrive(source));
    const place = { group: "project", scope: "page:dashboard" };
    expect(told.slice(1)).toEqual([
      ["component", { ...place, component: { name: "Board", css: ".page { color: red }\n.own {}", scripts: ["a", "b"] } }, 0],
      ["component", { ...place, component: { name: "Plain", css: ".page { color: red }", scripts: ["export default 1"] } }, 0],
    ]);
    expect(views()).toHaveLength(2);
  });

  it("PG22 the places of components are drawn when their code is ready, or after 50 ms", async () => {
    vi.useFakeTimers();
    const waiting: (() => void)[] = [];
    const prepare: ViewHost["prepare"] = (_kind, props) => new Promise((resolve) => waiting.push(props ? resolve : () => undefined));
    start();
    await showScreenPreparedBy(prepare);
    expect(views()).toEqual([]);
    await act(async () => waiting.forEach((ready) => ready()));
    expect(views()).toHaveLength(2);
    await page.show(plugin, <p />);
    await showScreenPreparedBy(prepare);
    await act(async () => void vi.advanceTimersByTime(49));
    expect(views()).toEqual([]);
    await act(async () => void vi.advanceTimersByTime(1));
    expect(views()).toHaveLength(2);
    vi.useRealTimers();
  });

  it("PG4 a page that may not be read says no access, one that is not there says not found", async () => {
    for (const [status, text] of [[401, "noAccess"], [403, "noAccess"], [400, "notFound"], [404, "notFound"], [410, "notFound"]] as const) {
      start({ read: failWith(status) });
      await showScreen();
      expect(page.element.querySelector("p")?.textContent).toBe(`pages.${text}`);
    }
  });

  it("PG20 an error of the server is named beside the text of a page that is not there, and has its reload button", async () => {
    start({ read: failWith(500) });
    await showScreen();
    expect([...page.element.querySelectorAll("p, button")].slice(0, 3).map(({ textContent }) => textContent)).toEqual(
      ["serverTitle", "pages.notFound", "reload"],
    );
  });

  it("PG21 no network and a server that starts say nothing of the page", async () => {
    for (const [code, status, title] of [["network", 0, "offlineTitle"], ["starting", 503, "startingTitle"]] as const) {
      start({ read: async () => await Promise.reject(new PlatonError(code, "expected", { status })) });
      await showScreen();
      expect(page.element.querySelector("p")?.textContent).toBe(title);
      expect(page.element.textContent).not.toContain("pages.");
    }
  });

  it("PG5 a page that is not there says so, with the way home", async () => {
    start({ read: failWith(404) });
    await showScreen();
    expect(page.element.textContent).toContain("pages.notFound");
    expect(page.element.querySelector("button")?.textContent).toBe("home");
  });

  it("PG6 an open page is read again when it or a component changes, or anything may have, and not when another page does", async () => {
    start();
    await showScreen();
    await act(async () => emit({ kind: "config", entity: "platon_pages", name: "other", revision: "2", id: "1" }));
    expect(reads).toHaveLength(1);
    await act(async () => emit({ kind: "config", entity: "platon_pages", name: "dashboard", revision: "2", id: "2" }));
    await act(async () => emit({ kind: "config", entity: "platon_page_components", name: "Board", revision: "2", id: "3" }));
    expect(reads).toHaveLength(3);
    await act(async () => emit({ kind: "reset", id: "4" }));
    expect(reads).toHaveLength(4);
  });

  it("PG7 the view takes a page by name or a definition that was read already, and anything else is not found", async () => {
    start({ read: async (name) => (name === "dashboard" ? definition : await failWith(404)()) });
    const { component: PageView } = plugin.contribution("view", "page");
    const draw = async (props: Record<string, unknown>): Promise<void> => await page.show(plugin, <PageView {...props} />);
    await draw({ definition, isPublic: true });
    expect(views()).toHaveLength(2);
    await draw({ name: "dashboard" });
    expect(views()).toHaveLength(2);
    for (const other of [{ definition: { name: "dashboard" } }, { definition: { name: 5 }, name: { toString: "x" } }]) {
      await draw(other);
      expect(page.element.textContent).toContain("pages.notFound");
    }
  });
});
