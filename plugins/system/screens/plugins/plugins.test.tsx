// @vitest-environment jsdom
import { setTimeout as sleep } from "node:timers/promises";
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Incident, InstalledPlugin, PluginRecord, PluginsCapability } from "#sdk/capabilities/plugins.ts";
import type { User } from "#sdk/capabilities/user.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { ScreenHeadingContext } from "#sdk/react/useScreenHeading.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities, type FakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin, type RunningPlugin } from "#sdk/testing/runPlugin.ts";
import { system } from "../../index.ts";

const record = (more: Partial<PluginRecord>): PluginRecord => ({
  id: "tables", version: null, name: null, kind: "first-party", state: "enabled", required: true, manifest: null, revisions: null, grants: [], settings: {}, ...more,
});

const stars = record({
  id: "stars", version: "1.2.0", name: "Stars", kind: "project", required: false, revisions: "5", grants: ["tables"], settings: { rows: 5, isLoud: true, size: "a", title: "x" },
  manifest: {
    id: "stars", version: "1.2.0", sdk: "^1.0", name: "Stars", description: "Shows stars", modules: [{ name: "Board.css", hash: "1" }, { name: "Board.tsx", hash: "2" }], contributes: {},
    capabilities: [{ name: "tables", reason: "To read cities", tables: { cities: ["read"] } }, { name: "frames", reason: "To draw a map" }],
    settings: {
      rows: { type: "number", title: "Rows", default: 10 },
      isLoud: { type: "boolean", title: "Loud", default: false },
      size: { type: "select", title: "Size", default: "a", options: [{ id: "a", name: "A" }] },
      title: { type: "string", title: "Title", default: "" },
    },
  },
});

const incident: Incident = {
  scope: "plugin:stars", component: "Board", hash: "abc", why: "hang", message: "ended", line: 4, column: 2, count: 7, users: 3, at: "2026-11-21T10:00:00Z", quarantined: true,
};

let page: PluginPage;
let plugin: RunningPlugin;
let fakes: FakeCapabilities;
let asked: unknown[][];
let found: readonly PluginRecord[];
/** What the screen says that it is called. */
let named: string | undefined;

const tell = (...what: unknown[]): void => void asked.push(what);

function start(given: Partial<PluginsCapability> = {}, permissions: readonly string[] = ["platon.admin"]): void {
  const answers: PluginsCapability = {
    list: async () => {
      tell("list");
      return await Promise.resolve(structuredClone(found));
    },
    change: async (id, patch) => {
      tell("change", id, patch);
      return await Promise.resolve(stars);
    },
    install: async (source, { isDryRun = false } = {}) => {
      tell("install", source.id, isDryRun);
      return await Promise.resolve({ ...stars, version: "2.0.0", difference: { added: ["toasts"], removed: [], narrowed: [], widened: ["tables"] } } as InstalledPlugin);
    },
    rollBack: async (id, { isDryRun = false } = {}) => {
      tell("rollBack", id, isDryRun);
      return await Promise.resolve({ ...stars, version: "1.0.0" } as InstalledPlugin);
    },
    remove: async (id) => tell("remove", await Promise.resolve(id)),
    incidents: async () => await Promise.resolve([incident]),
    release: async (id, { component, scope }) => tell("release", await Promise.resolve(id), component, scope),
    uses: async () => await Promise.resolve({ total: 0, named: [] }),
    usage: async () => await Promise.resolve([{ capability: "tables", calls: 12, refused: 2, lastAt: "2026-11-21T10:00:00Z" }]),
    ...given,
  };
  fakes = fakeCapabilities({ plugins: answers, user: { current: createWritable({ permissions } as unknown as User) } });
  plugin = runPlugin(system, fakes.capabilities);
}

async function show(query: Record<string, string> = {}): Promise<void> {
  const { component: Screen } = plugin.contribution("screen", "plugins");
  const screen = <Screen params={{}} query={query} isPublic={false} frame="layout" />;
  await page.show(plugin, <ScreenHeadingContext value={(heading) => void (named = heading?.title)}>{screen}</ScreenHeadingContext>);
}

const within = (selector: string): HTMLElement => {
  const element = page.element.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`${selector} is not there`);
  return element;
};
/** The server tells every tab that the plugin has been switched off. */
const hearOfStars = async (): Promise<void> =>
  await act(async () => void fakes.capabilities.events.emit("ServerEvent", { kind: "plugin", plugin: "stars", state: "disabled", id: "1" } as never));
const press = async (element: HTMLElement): Promise<void> => await act(async () => element.click());
beforeEach(() => {
  page = new PluginPage();
  asked = [];
  named = undefined;
  found = [record({}), stars];
});

afterEach(async () => expect(await page.close()).toEqual([]));

it("SY1 who is no administrator is told so, and nothing is asked of the server", async () => {
  start({}, ["cities.read"]);
  await show();
  expect([page.element.querySelectorAll("li").length, asked]).toEqual([0, []]);
  expect(page.element.textContent).not.toContain("system.plugins.install");
  expect([page.element.querySelector("button")?.textContent, named]).toEqual(["home", undefined]);
});

it("SY20 a list that cannot be had says why, by the error view, and the place is named only once it is there", async () => {
  for (const [code, status, title] of [["network", 0, "offlineTitle"], ["internal", 500, "serverTitle"]] as const) {
    start({ list: async () => await Promise.reject(new PlatonError(code, "expected", { status })) });
    await show();
    expect([page.element.querySelector("p")?.textContent, named]).toEqual([title, undefined]);
  }
  start();
  await show();
  expect(named).toBe("system.plugins.title");
});

it("SY2 plugins are listed with name, version, kind, purpose and state; a required one has no switch", async () => {
  start();
  await show();
  const [own, tables] = [...page.element.querySelectorAll("li")];
  expect(tables?.textContent).toBe("plugins.tables system.plugins.firstParty · tablesplugins.about.tablessystem.plugins.state.enabledsystem.plugins.required");
  expect(tables?.querySelector("[role=switch]")).toBeNull();
  expect(own?.textContent).toContain("Stars 1.2.0 · system.plugins.ofProject · stars");
  expect(own?.querySelector("[role=switch]")?.getAttribute("aria-checked")).toBe("true");
});

it("SY3 a switch tells the server at once, and a failure is said in its words; one that is a fault of ours is logged too", async () => {
  start();
  await show();
  await press(within("[role=switch]"));
  expect(asked).toEqual([["list"], ["change", "stars", { state: "disabled" }], ["list"]]);
  start({ change: async () => await Promise.reject(new PlatonError("forbidden", "expected", { status: 403, message: "Рухсат йўқ" })) });
  await show();
  await press(within("[role=switch]"));
  expect(fakes.done).toEqual(["toast error Рухсат йўқ"]);
  start({ change: async () => await Promise.reject(new TypeError("x is undefined")) });
  await show();
  await press(within("[role=switch]"));
  expect(fakes.done).toEqual(["error TypeError: x is undefined", "toast error system.plugins.failed"]);
});

it("SY102 before a plugin that the project needs is switched off a question names what needs it, and how many more there are", async () => {
  start({ uses: async () => await Promise.resolve({ total: 4, named: [{ kind: "form", name: "Шаҳар" }, { kind: "form", name: "Баҳо" }, { kind: "page", name: "Харита" }] }) });
  await show();
  await press(within("[role=switch]"));
  expect(fakes.done).toEqual(["confirm system.plugins.uses.form: Шаҳар, Баҳо; system.plugins.uses.page: Харита; system.plugins.uses.more"]);
  expect(asked.filter(([what]) => what === "change")).toEqual([["change", "stars", { state: "disabled" }]]);
});

it("SY101 a failure that is no answer of the server reads by its code, in a toast and over an installation alike", async () => {
  const raw = new PlatonError("network", "expected", { message: "TypeError: Failed to fetch" });
  start({ change: async () => await Promise.reject(raw), install: async () => await Promise.reject(raw) });
  await show();
  await press(within("[role=switch]"));
  expect(fakes.done).toEqual(["toast error Сервер билан алоқа йўқ"]);
  const file = Object.assign(new File([""], "stars.json"), { text: async () => await Promise.resolve('{"id":"stars"}') });
  Object.defineProperty(within("input[type=file]"), "files", { configurable: true, value: [file] });
  await act(async () => void within("input[type=file]").dispatchEvent(new Event("change", { bubbles: true })));
  expect(within("[role=alert]").textContent).toBe("Сервер билан алоқа йўқ");
});

it("SY4 each capability stands with its reason and reach, a checkbox that grants it, and what was really used", async () => {
  start();
  await show({ plugin: "stars" });
  const tables = within("[data-capability=tables]");
  expect(tables.textContent).toContain("To read cities");
  expect(tables.textContent).toContain("cities: read");
  expect(tables.textContent).toContain("system.plugins.capabilities.refused");
  expect(tables.querySelector("input")?.checked).toBe(true);
  const frames = within("[data-capability=frames]");
  expect(frames.textContent).toContain("system.plugins.capabilities.frames");
  expect(frames.textContent).toContain("system.plugins.capabilities.unused");
  await press(within("[data-capability=frames] input"));
  await press(within("[data-capability=tables] input"));
  expect(asked.filter(([what]) => what === "change")).toEqual([
    ["change", "stars", { grants: ["tables", "frames"] }], ["change", "stars", { grants: [] }],
  ]);
});

/** Changes that are answered one by one, as the test says. */
function answerLater(): { change: PluginsCapability["change"]; answer: (failure?: PlatonError) => Promise<void> } {
  const waiting: ((failure: PlatonError | undefined) => void)[] = [];
  const change: PluginsCapability["change"] = async (id, patch) => {
    tell("change", id, patch);
    const failure = await new Promise<PlatonError | undefined>((resolve) => waiting.push(resolve));
    if (failure) throw failure;
    found = [record({}), { ...stars, ...patch }];
    return { ...stars, ...patch };
  };
  return { change, answer: async (failure) => await act(async () => waiting.shift()?.(failure)) };
}

/** What the server was asked to change, in its order. */
const changes = (): unknown[] => asked.filter(([what]) => what === "change").map(([, , patch]) => patch);

it("SY12 grants that are ticked one after the other show at once and are saved in that order, and the focus stays on the checkbox", async () => {
  const { change, answer } = answerLater();
  start({ change });
  await show({ plugin: "stars" });
  const box = (name: string): HTMLInputElement => within(`[data-capability=${name}] input`) as HTMLInputElement;
  const ticked = (): boolean[] => [box("tables").checked, box("frames").checked];
  box("frames").focus();
  await press(box("frames"));
  await press(box("tables"));
  expect([document.activeElement, box("frames").disabled, ticked()]).toEqual([box("frames"), false, [false, true]]);
  expect(changes()).toEqual([{ grants: ["tables", "frames"] }]);
  // The list that follows the first answer knows nothing of the second tick.
  await answer();
  expect([changes().at(-1), ticked()]).toEqual([{ grants: ["frames"] }, [false, true]]);
  await answer();
  expect(ticked()).toEqual([false, true]);
  await press(box("tables"));
  await answer(new PlatonError("forbidden", "expected", { status: 403, message: "Рухсат йўқ" }));
  expect([ticked(), fakes.done.at(-1)]).toEqual([[false, true], "toast error Рухсат йўқ"]);
});

it("SY14 whoever presses the switch while its last press is being saved is heard too", async () => {
  const { change, answer } = answerLater();
  start({ change });
  await show();
  await press(within("[role=switch]"));
  // Others' tabs, and this one, hear of it before the answer is there.
  found = [record({}), { ...stars, state: "disabled" }];
  await hearOfStars();
  await press(within("[role=switch]"));
  await answer();
  await answer();
  expect(changes()).toEqual([{ state: "disabled" }, { state: "enabled" }]);
});

it("SY5 settings are drawn from their schema and kept together; what the server refuses stands at its field", async () => {
  start();
  await show({ plugin: "stars" });
  await press(within("form input[type=checkbox]"));
  await page.press("system.plugins.settings.save");
  expect(asked).toContainEqual(["change", "stars", { settings: { rows: 5, isLoud: false, size: "a", title: "x" } }]);
  const refused = new PlatonError("invalid_values", "expected", { status: 422, message: "Хато", fields: { rows: ["Жуда кўп"] } });
  start({ change: async () => await Promise.reject(refused) });
  await show({ plugin: "stars" });
  await page.press("system.plugins.settings.save");
  expect(within("form").textContent).toContain("Жуда кўп");
});

it("SY6 incidents show component, line, column, count and users; one in quarantine is released after a question", async () => {
  start();
  await show({ plugin: "stars" });
  const row = within("[data-incident=Board]");
  for (const text of ["Board.tsx", "incidents.place", "incidents.quarantined", "ended", "incidents.count"]) expect(row.textContent).toContain(text);
  await page.press("system.plugins.incidents.release");
  expect(fakes.done).toEqual(["confirm system.plugins.incidents.releaseQuestion", "toast success system.plugins.incidents.released"]);
  expect(asked).toContainEqual(["release", "stars", "Board", "plugin:stars"]);
});

it("SY81 an incident of a form's validator names form and field", async () => {
  start({ incidents: async () => await Promise.resolve([{ ...incident, scope: "form:people", component: "tin", why: "error", quarantined: false }]) });
  await show({ plugin: "stars" });
  expect(within("[data-incident=tin]").textContent).toContain("forms/people.tin");
});

it("SY8 an installation shows the difference in capabilities before it is made, and can be given up", async () => {
  start();
  await show();
  const choose = async (): Promise<void> => {
    const input = within("input[type=file]");
    const files = [new File(['{"id":"stars"}'], "stars.json"), new File(["board"], "Board.tsx")];
    for (const file of files) Object.assign(file, { text: async () => await Promise.resolve(file.name.endsWith("json") ? '{"id":"stars"}' : "board") });
    Object.defineProperty(input, "files", { configurable: true, value: files });
    await act(async () => void input.dispatchEvent(new Event("change", { bubbles: true })));
  };
  await choose();
  expect(within("[data-difference=added]").textContent).toContain("system.plugins.capability.toasts");
  expect(within("[data-difference=widened]").textContent).toContain("system.plugins.capability.tables");
  await page.press("system.plugins.setup.cancel");
  expect(page.element.querySelector("[data-difference]")).toBeNull();
  await choose();
  await page.press("system.plugins.setup.confirm");
  expect(asked.filter(([what]) => what === "install")).toEqual([["install", "stars", true], ["install", "stars", true], ["install", "stars", false]]);
  expect(page.element.querySelector("[data-difference]")).toBeNull();
});

it("SY8 what other files would install goes when files are chosen again", async () => {
  let isAway = false;
  const install: PluginsCapability["install"] = async () =>
    isAway ? await new Promise<never>(() => undefined) : ({ ...stars, difference: { added: ["toasts"], removed: [], narrowed: [], widened: [] } } as InstalledPlugin);
  start({ install });
  await show();
  const choose = async (): Promise<void> => {
    const file = Object.assign(new File([""], "stars.json"), { text: async () => await Promise.resolve('{"id":"stars"}') });
    Object.defineProperty(within("input[type=file]"), "files", { configurable: true, value: [file] });
    await act(async () => void within("input[type=file]").dispatchEvent(new Event("change", { bubbles: true })));
  };
  await choose();
  expect(page.element.querySelector("[data-difference]")).not.toBeNull();
  isAway = true;
  await choose();
  expect(page.element.querySelector("[data-difference]")).toBeNull();
});

it("SY9 a plugin is taken back to what it was, or removed, after a question", async () => {
  start();
  await show({ plugin: "stars" });
  await page.press("system.plugins.rollBack");
  await page.press("system.plugins.remove");
  expect(asked.filter(([what]) => what !== "list")).toEqual([["rollBack", "stars", true], ["rollBack", "stars", false], ["remove", "stars"]]);
  expect(fakes.done.filter((what) => what.startsWith("confirm"))).toEqual([
    "confirm system.plugins.rollBackQuestion", "confirm system.plugins.removeNote",
  ]);
});

it("SY10 the list follows changes that others make", async () => {
  start();
  await show();
  found = [record({}), { ...stars, state: "disabled" }];
  await hearOfStars();
  expect(within("[role=switch]").getAttribute("aria-checked")).toBe("false");
});

it("SY11 the card of a plugin that goes closes by itself, and nothing more is asked about it", async () => {
  let facts = 0;
  start({
    incidents: async () => {
      facts += 1;
      return await Promise.resolve([incident]);
    },
  });
  await show({ plugin: "stars" });
  expect([facts, page.element.querySelectorAll("[data-incident]").length]).toEqual([1, 1]);
  found = [record({}), { ...stars, state: "disabled" }];
  await hearOfStars();
  found = [record({})];
  await hearOfStars();
  expect(page.element.querySelector("[data-plugin=stars]")).toBeNull();
  expect(fakes.done.filter((what) => what.startsWith("query"))).toEqual(["query {}"]);
  await act(async () => await sleep(400));
  expect(facts).toBe(1);
});

it("SY11 a plugin that the server knows no more is taken from the list", async () => {
  start({ incidents: async () => await Promise.reject(new PlatonError("not_found", "expected", { status: 404 })) });
  found = [record({}), stars];
  await show();
  found = [record({})];
  await show({ plugin: "stars" });
  expect(asked).toEqual([["list"], ["list"]]);
  expect(page.element.querySelector("[data-plugin=stars]")).toBeNull();
});
