// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Locale } from "#core/locale.ts";
import type { ProjectInfo } from "#contract/info.ts";
import type { GuestCall, GuestIncident } from "#sdk/capabilities/events.ts";
import type { PagesCapability } from "#sdk/capabilities/pages.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import { demo } from "./index.ts";
import { hostileCases } from "./cases/hostileCases.ts";
import { hearIncident, settleTime, type CaseState } from "./model/caseRun.ts";
import { addLine, maxLines, type EventLine } from "./model/EventLine.ts";
import { isDemoOn } from "./model/isDemoOn.ts";

let page: PluginPage;
const opened: string[] = [];
const locale = createWritable<Locale>("uz");
let emit: (name: "GuestCall" | "GuestIncident" | "custom:demo", event: unknown) => Promise<void>;

beforeEach(() => {
  page = new PluginPage();
});

afterEach(async () => {
  const leaked = await page.close();
  vi.useRealTimers();
  locale.set("uz");
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  expect(leaked).toEqual([]);
});

const pageOf = (name: string, component: string) => ({
  name, title: name, css: ".page {}", data: {}, components: [{ name: component, css: ".own {}", scripts: [`export default () => "${name}";`] }],
});

interface Surroundings {
  readonly isGuest?: boolean;
  readonly project?: string;
  readonly isAway?: boolean;
}

async function show(screen: string, { isGuest = false, project = "demo", isAway = false }: Surroundings = {}): Promise<void> {
  const fakes = fakeCapabilities();
  opened.length = 0;
  const pages: PagesCapability = {
    ...fakes.capabilities.pages,
    read: async (name) => (name === "components" ? pageOf(name, "Plain") : await fakes.capabilities.pages.read(name, {})),
    component: async () => isAway ? await Promise.reject(new PlatonError("network", "expected")) : ({ name: "Shared", content: "", css: "", scripts: ["export default 1;"] }),
    landing: async () => pageOf("main", "Landing"),
  };
  emit = async (name, event) => await act(async () => await fakes.capabilities.events.emit(name, event as never));
  const info = { id: project, components: isGuest ? [] : [{ name: "Shared", hash: "h" }] } as unknown as ProjectInfo;
  const user = isGuest ? undefined : { id: "1" };
  const plugin = runPlugin(demo, {
    ...fakes.capabilities, pages,
    i18n: { ...fakes.capabilities.i18n, locale },
    navigation: { ...fakes.capabilities.navigation, open: async (link) => await Promise.resolve(void opened.push(link)) },
    project: { info: createWritable<ProjectInfo | undefined>(info) },
    user: { current: createWritable(user as never) },
  });
  const { component: Screen } = plugin.contribution("screen", screen);
  await page.show(plugin, <Screen params={{}} query={{}} isPublic={false} frame="blank" />);
}

const names = (): (string | null)[] => [...page.element.querySelectorAll("nav section button")].map(({ textContent }) => textContent);
const shown = (): { component: { name: string; scripts: string[]; css: string } }[] =>
  [...page.element.querySelectorAll("[data-view=component]")].map((view) => JSON.parse(view.textContent ?? ""));
const button = (text: string): HTMLButtonElement =>
  [...page.element.querySelectorAll("button")].find(({ textContent }) => textContent === text) as HTMLButtonElement;

it("DM14 where the components cannot be read, the screen says so, with a way to try again", async () => {
  await show("demo-components", { isAway: true });
  expect(page.element.textContent).toMatch(/offlineTitle.*retry/);
  expect(names()).toEqual([]);
});

describe("where the demo screens are shown", () => {
  it("DM1 they are on in development and in the demo project, and off otherwise", async () => {
    expect([isDemoOn("demo", false), isDemoOn("other", true), isDemoOn(undefined, true)]).toEqual([true, true, true]);
    expect([isDemoOn("other", false), isDemoOn(undefined, false)]).toEqual([false, false]);
    await show("demo-events");
    expect(page.element.querySelector("h1")?.textContent).toBe("demo.events.title");
  });

  it("DM2 a guest is told what is missing, with the way to sign in; the routes are open and without layout", async () => {
    await show("demo-components", { isGuest: true });
    const link = [...page.element.querySelectorAll("a")].find(({ textContent }) => textContent === "demo.signIn");
    expect(link?.getAttribute("href")).toBe("/auth/user?next=%2Fdemo%2Ftest-dynamic-components");
    expect(demo.manifest.contributes.screen.map(({ isPublic, isBlank }) => isPublic && isBlank)).not.toContain(false);
    expect(demo.manifest.contributes.screen.map(({ path }) => path)).toEqual(expect.arrayContaining(listed));
  });
});

it("DM20 the first link of every demo screen leads home, and links are followed by the application", async () => {
  await show("demo-events");
  const links = [...page.element.querySelectorAll<HTMLAnchorElement>("nav a")];
  expect(links[0]?.getAttribute("href")).toBe("/");
  await act(async () => links[0]?.click());
  expect(opened).toEqual(["/"]);
});

it("UI262 the link of the screen that is shown stays in sight, in another language too", async () => {
  const sought: (string | null)[] = [];
  // jsdom lays nothing out and knows no scrolling.
  Element.prototype.scrollIntoView = function seek(this: Element) {
    sought.push(this.textContent);
  };
  await show("demo-events");
  expect(sought).toEqual(["demo.events.title"]);
  await act(async () => locale.set("ru"));
  expect(sought).toEqual(["demo.events.title", "demo.events.title"]);
});

it("DM21 a guest and a user are shown the same public table", async () => {
  for (const isGuest of [true, false]) {
    await show("demo-table", { isGuest });
    const view = page.element.querySelector("[data-view=table]");
    expect(JSON.parse(view?.textContent ?? "")).toMatchObject({ name: "countries", isPublic: true });
    expect(await page.close()).toEqual([]);
    page = new PluginPage();
  }
});

it("DM22 an event's time is that of the project's time zone, to the second", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 19, 30, 5), toFake: ["Date"] });
  await show("demo-events");
  await emit("custom:demo", {});
  expect(page.element.querySelector("[data-event] time")?.textContent).toBe("00:30:05");
});

it("DM123 the editors of rich text, blocks and Markdown stand with their values, which follow what is typed", async () => {
  await act(async () => await import("./view/loadEditors.ts"));
  await show("demo-rich-text");
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 50)));
  const editors = (): HTMLElement[] => [...page.element.querySelectorAll<HTMLElement>("[role=textbox]")];
  const values = (): string[] => [...page.element.querySelectorAll("[data-value]")].map(({ textContent }) => textContent);
  expect(editors().map((editor) => document.getElementById(editor.getAttribute("aria-labelledby") ?? "")?.textContent)).toEqual(["demo.richText.rich", "demo.richText.blocks", "Markdown"]);
  expect(values()).toEqual([expect.stringContaining('<li data-list="ordered">'), expect.stringContaining('"type": "doc"'), expect.stringContaining("**")]);
  await act(async () => {
    const heading = editors()[0]?.querySelector("h2");
    if (heading) heading.textContent = "Янги";
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(values()[0]).toContain("<h2>Янги</h2>");
});

/** The specification's demo pages (spec §2). */
const listed = ["code-editor", "test-table", "test-events", "test-dynamic-components", "test-resizable", "vue-editor"].map((name) => `/demo/${name}`);

describe("components", () => {
  it("DM3 a guest is offered the starter and the landing page's, a user those of the pages and of the project", async () => {
    await show("demo-components", { isGuest: true });
    expect(names()).toEqual(["Starter", "Landing"]);
    expect(await page.close()).toEqual([]);
    page = new PluginPage();
    await show("demo-components");
    expect(names()).toEqual(["Starter", "Plain", "Shared"]);
  });

  it("DM4 source stands beside its result, and what is changed is shown once typing rests", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await show("demo-components");
    await act(async () => button("Plain").click());
    expect(shown()[0]?.component).toMatchObject({ name: "Plain", css: ".page {}\n.own {}" });
    const area = page.element.querySelector("textarea") as HTMLTextAreaElement;
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
    await act(async () => {
      set?.call(area, "changed");
      area.dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect(shown()[0]?.component.scripts[0]).toContain("components");
    await act(async () => vi.advanceTimersByTime(400));
    expect(shown()[0]?.component.scripts).toEqual(["changed"]);
    await act(async () => button("demo.components.reset").click());
    await act(async () => vi.advanceTimersByTime(400));
    expect(shown()[0]?.component.scripts[0]).toContain("components");
  });

  it("DM6 each call is listed with length, time and outcome", async () => {
    await show("demo-components");
    const call: GuestCall = { group: "project", call: "tables.rows", size: 21, time: 3.21, outcome: "done" };
    await emit("GuestCall", call);
    await emit("GuestCall", { ...call, call: "audit.record", outcome: "refused" });
    const rows = [...page.element.querySelectorAll("[data-call]")].map(({ textContent }) => textContent);
    expect(rows).toEqual(["audit.recordproject213.2demo.outcome.refused", "tables.rowsproject213.2demo.outcome.done"]);
  });
});

describe("events", () => {
  it("DM7 they are listed as they come, the newest first and at most 200", async () => {
    await show("demo-events");
    await emit("custom:demo", { number: 1 });
    await act(async () => button("demo.events.send").click());
    expect([...page.element.querySelectorAll("[data-event]")].map((line) => line.querySelector("code")?.textContent)).toEqual(['{"number":1}', '{"number":1}']);
    const many = Array.from({ length: 300 }).reduce<readonly EventLine[]>((lines, _, index) => addLine(lines, "record", { index }), []);
    expect(many).toHaveLength(maxLines);
    expect(many[0]).toMatchObject({ number: 300, text: '{"index":299}' });
  });
});

describe("bad code", () => {
  const incident = (more: Partial<GuestIncident>): GuestIncident => ({ group: "demo-render", message: "m", ...more });
  const row = (id: string): HTMLElement => page.element.querySelector(`[data-case=${id}]`) as HTMLElement;

  it("DM8 every piece has a button; its end, the time until it and the longest block are shown", async () => {
    await show("demo-misbehaviour");
    expect(page.element.querySelectorAll("[data-case] button")).toHaveLength(hostileCases.length);
    expect(new Set(hostileCases.map(({ id }) => id)).size).toBe(hostileCases.length);
    await act(async () => row("render").querySelector("button")?.click());
    expect(row("render").dataset["state"]).toBe("running");
    await emit("GuestIncident", incident({ component: "BadRender", why: "hang" }));
    expect(row("render").dataset["state"]).toBe("ended");
    expect(Number(row("render").querySelector<HTMLElement>("[data-time]")?.dataset["time"])).toBeGreaterThanOrEqual(0);
    expect(Number(row("render").querySelector<HTMLElement>("[data-gap]")?.dataset["gap"])).toBeGreaterThanOrEqual(0);
    expect(row("module").dataset["state"]).toBeUndefined();
  });

  it("DM8 the end of a realm is the last word, a failure only the first", () => {
    const running: CaseState = { state: "running" };
    const failed = hearIncident(running, incident({}), 20);
    expect(failed).toEqual({ state: "failed", message: "m", time: 20 });
    const ended = hearIncident(failed, incident({ why: "nodes" }), 40);
    expect(ended).toEqual({ state: "ended", why: "nodes", time: 40 });
    expect(hearIncident(ended, incident({}), 60)).toBe(ended);
    expect(hearIncident({ state: "contained", time: 6_000 }, incident({}), 6_500)).toMatchObject({ state: "failed", time: 6_500 });
  });

  it("DM9 what is not ended counts as contained after 6 seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await show("demo-misbehaviour");
    await act(async () => row("tags").querySelector("button")?.click());
    await act(async () => vi.advanceTimersByTime(settleTime - 1));
    expect(row("tags").dataset["state"]).toBe("running");
    await act(async () => vi.advanceTimersByTime(1));
    expect(row("tags").dataset["state"]).toBe("contained");
  });

  it("DM13 what was tried before leaves the page when another is tried; what still runs stays", async () => {
    await show("demo-misbehaviour");
    const start = async (id: string): Promise<void> => await act(async () => row(id).querySelector("button")?.click());
    const places = (): number => page.element.querySelectorAll("[data-case] [data-view=component]").length;
    await start("render");
    await emit("GuestIncident", incident({ component: "BadRender", why: "hang" }));
    await start("tags");
    expect(places()).toBe(1);
    expect(row("render").dataset["state"]).toBe("ended");
    await start("cover");
    expect(places()).toBe(2);
  });

  it("DM10 a counter goes on, and says when anything got out", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    await show("demo-misbehaviour");
    await act(async () => vi.advanceTimersByTime(500));
    expect(page.element.querySelector<HTMLElement>("[data-counter]")?.dataset["counter"]).toBe("5");
    expect(page.element.querySelector<HTMLElement>("[data-harm]")?.dataset["harm"]).toBe("");
    Object.assign(globalThis, { platonHarm: 1 });
    await act(async () => vi.advanceTimersByTime(100));
    expect(page.element.querySelector<HTMLElement>("[data-harm]")?.dataset["harm"]).toBe("prototype");
    Reflect.deleteProperty(globalThis, "platonHarm");
  });
});
