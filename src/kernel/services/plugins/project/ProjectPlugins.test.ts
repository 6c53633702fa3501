// @vitest-environment jsdom
import { signal } from "@preact/signals-react";
import { beforeEach, expect, it } from "vitest";
import type { ProjectInfo } from "#contract/info.ts";
import type { ProjectPlugin } from "#contract/plugin.ts";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { definePlugin } from "#sdk/plugin/definePlugin.ts";
import type { PluginManifest } from "#sdk/plugin/PluginManifest.ts";
import { projectPluginEntry } from "../../../shell/plugins/project/projectPluginEntry.ts";
import { CommandRegistry } from "../../commands/CommandRegistry.ts";
import { createLog } from "../../log/Log.ts";
import { PluginHost } from "../PluginHost.ts";
import { loadPluginComponent } from "./loadPluginComponent.ts";
import { ProjectPlugins } from "./ProjectPlugins.ts";

const stars: ProjectPlugin = {
  id: "stars", version: "1.0.0", name: "Stars", capabilities: [], settings: { rows: 5 },
  modules: [{ name: "Board.tsx", hash: "h1" }, { name: "Board.css", hash: "h2" }],
  contributes: {
    screens: [{ path: "stars-board", title: "Board", module: "Board.tsx" }],
    formElements: [{ type: "rating", title: "Rating", module: "Board.tsx" }],
    cellFormats: [{ name: "stars", expression: "'★'.repeat(value)" }],
    menuItems: [{ title: "Board", link: "system/stars-board", icon: "star" }],
    commands: [{ id: "count", title: "Count", module: "Board.tsx" }],
  },
};

const owner = {
  id: "forms", version: "1.0.0", name: "forms", required: true, uses: [], owns: ["formElement", "cellFormat"], contributes: { view: ["form"] },
} as const satisfies PluginManifest;

const project = signal<ProjectInfo | undefined>(undefined);
let host: PluginHost;
let commands: CommandRegistry;
let plugins: ProjectPlugins;
let ran: unknown[];

const show = (...projectPlugins: ProjectPlugin[]): void => void (project.value = { id: "p", projectPlugins } as unknown as ProjectInfo);
const elements = (): string[] => host.definitions("formElement").value.map(({ type }) => type);
const offered = (): string[] => commands.offered.value.map(({ id, title }) => `${id} ${title}`);

beforeEach(() => {
  project.value = undefined;
  const registry = new CommandRegistry();
  commands = registry;
  ran = [];
  const capability = (name: string, { manifest, ledger }: { manifest: PluginManifest; ledger: { track(what: string, one: { dispose(): void }): unknown } }): unknown =>
    name === "commands" ? { register: (command: never, run: never) => ledger.track("command", registry.register(manifest.id, command, run)) } : {};
  host = new PluginHost({
    entries: [{ manifest: owner, load: () => definePlugin(owner, (context) => void context.contribute("view", { kind: "form", component: () => undefined })) }],
    capability: capability as unknown as ConstructorParameters<typeof PluginHost>[0]["capability"] & (() => CapabilityMap["http"]),
    learnWords: async () => await Promise.resolve(),
    log: createLog("test", { warn: () => undefined, error: () => undefined }),
  });
  plugins = new ProjectPlugins({ project, host, log: createLog("test", { warn: () => undefined, error: () => undefined }), entryOf: projectPluginEntry });
  plugins.connect(async (plugin, module, input) => void ran.push(await Promise.resolve([plugin.id, module, input, plugin.settings])));
});

it("K190 screens, elements, formats, menu items and commands come with the project's information", async () => {
  const following = plugins.follow();
  show(stars);
  expect(host.ownerOf("screen", "system/stars-board")?.contributes?.screen).toEqual([{ id: "system/stars-board", path: "/system/stars-board" }]);
  expect((await host.need("cellFormat", "stars.stars"))?.expression).toEqual({ source: "'★'.repeat(value)", group: "stars" });
  expect(plugins.menuItems.value.map(({ name, link, hasDividerBefore }) => [name, link, hasDividerBefore])).toEqual([["Board", "system/stars-board", true]]);
  expect(offered()).toEqual(["stars:count Count"]);
  commands.execute("stars:count", 5);
  await expect.poll(() => ran).toEqual([["stars", "Board.tsx", 5, { rows: 5 }]]);
  following.dispose();
  expect(offered()).toEqual([]);
});

it("K191 an owner that is at work is given the elements of a plugin that comes later", async () => {
  plugins.follow();
  await host.need("view", "form");
  expect(elements()).toEqual([]);
  show(stars);
  await expect.poll(elements).toEqual(["stars.rating"]);
});

it("K192 what is switched off, changed or removed is taken back, and nothing of it is left", async () => {
  plugins.follow();
  show(stars);
  await host.need("view", "form");
  await expect.poll(elements).toEqual(["stars.rating"]);
  host.setState("stars", "disabled");
  expect([elements(), plugins.menuItems.value, offered(), host.leaked()]).toEqual([[], [], [], []]);
  host.setState("stars", "enabled");
  await expect.poll(elements).toEqual(["stars.rating"]);
  show({ ...stars, version: "2.0.0", contributes: { formElements: [{ type: "other", title: "Other", module: "Board.tsx" }] } });
  await expect.poll(elements).toEqual(["stars.other"]);
  show();
  expect([elements(), plugins.running.value, host.leaked()]).toEqual([[], [], []]);
  expect(host.ownerOf("screen", "system/stars-board")).toBeUndefined();
});

it("K193 a plugin of the same version and modules goes on while its titles, settings and grants change", async () => {
  plugins.follow();
  show(stars);
  const before = await host.need("formElement", "stars.rating");
  const screens = [{ path: "stars-board", title: "Тахта", module: "Board.tsx" }];
  const formElements = [{ type: "rating", title: "Баҳо", module: "Board.tsx" }];
  show({ ...stars, settings: { rows: 9 }, contributes: { ...stars.contributes, screens, formElements } });
  expect(await host.need("formElement", "stars.rating")).toBe(before);
  expect(plugins.running.value[0]?.settings).toEqual({ rows: 9 });
  show({ ...stars, modules: [{ name: "Board.tsx", hash: "h3" }] });
  expect(await host.need("formElement", "stars.rating")).not.toBe(before);
});

it("K194 a module is loaded by its hash, with the style sheet of its name", async () => {
  const asked: string[] = [];
  const load = async (hash: string) => {
    asked.push(hash);
    return await Promise.resolve({ name: hash, content: "", scripts: hash === "h1" ? ["code"] : [], css: hash === "h1" ? "" : ".a {}" });
  };
  expect(await loadPluginComponent(load, stars, "Board.tsx")).toEqual({ scope: "plugin:stars", name: "Board", scripts: ["code"], css: ".a {}" });
  expect(asked).toEqual(["h1", "h2"]);
  expect(await loadPluginComponent(load, stars, "Missing.tsx")).toBeUndefined();
});
