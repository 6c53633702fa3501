import { realmLimits } from "#core/limits/realmLimits.ts";
import { describe, expect, it } from "vitest";
import { compileSource, type Source } from "../../compile/compileSource.ts";
import type { RealmComponent } from "../component/RealmComponent.ts";
import type { ModuleSources } from "./ModuleSources.ts";
import { ModuleStore } from "./ModuleStore.ts";
import { ProvidedModules } from "./ProvidedModules.ts";

const component = (name: string, ...scripts: string[]): RealmComponent => ({ scope: "page:home", name, scripts, css: "" });

const ofProject: Readonly<Record<string, string>> = {
  Chart: 'import "./Axis"; export default 1;',
  Axis: 'import "./Chart"; import "clsx"; export const axis = 1;',
  Offline: "export default 1;",
  broken: "\n  const a = 1; const a = 2;",
};

function createStore(): { store: ModuleStore; loaded: string[]; compiled: string[] } {
  const loaded: string[] = [];
  const failsOnce = new Set(["Offline", "page:home/Unlucky.tsx"]);
  const sources: ModuleSources = {
    findComponent: async (scope, name) => {
      const isAsked = scope === "project" && name in ofProject;
      if (isAsked && failsOnce.delete(name)) throw new Error("offline");
      const text = isAsked ? ofProject[name] : undefined;
      return text === undefined ? undefined : { scope, name, scripts: [text], css: "" };
    },
    loadCatalogue: async () => ({
      clsx: { address: "/clsx.js", requires: [] },
      recharts: { address: "/recharts.js", requires: ["clsx"] },
      gone: { address: "/gone.js", requires: [] },
    }),
    loadLibrary: async ({ address }) => {
      loaded.push(address);
      if (address === "/gone.js") throw new Error("404");
      return `library ${address}`;
    },
  };
  const compiled: string[] = [];
  const compiler = {
    compile: async (source: Source) => {
      compiled.push(source.path);
      if (failsOnce.delete(source.path)) throw new Error("no worker");
      return compileSource(source);
    },
  };
  return { store: new ModuleStore({ limits: realmLimits, compiler, sources }), loaded, compiled };
}

async function pathsOf(store: ModuleStore, one: RealmComponent): Promise<string[]> {
  const modules = await store.compile(one);
  if (!Array.isArray(modules)) throw new Error(modules.message);
  return modules.map(({ path }) => path);
}

describe("modules of a group", () => {
  it("S200 a component comes with everything that it imports, circles and unmounted components included", async () => {
    const { store } = createStore();
    const board = component("Board", 'import "./Chart"; import { useState } from "react"; export default useState;', 'import "recharts";');
    expect(await pathsOf(store, board)).toEqual([
      "page:home/Board.tsx",
      "project/Chart.tsx",
      "project/Axis.tsx",
      "npm:clsx",
      "page:home/Board.2.tsx",
      "npm:recharts",
    ]);
  });

  it("S200 a library is fetched with the first import of it and sent to a realm once", async () => {
    const { store, loaded } = createStore();
    const first = await store.compile(component("A", 'import "clsx";'));
    const second = await store.compile(component("B", 'import "recharts";'));
    if (!Array.isArray(first) || !Array.isArray(second)) throw new Error("not compiled");
    expect(loaded).toEqual(["/clsx.js", "/recharts.js"]);
    expect(second.map(({ path }) => path)).toEqual(["page:home/B.tsx", "npm:clsx", "npm:recharts"]);
    const given = new ProvidedModules();
    expect(given.take(first).map(({ path }) => path)).toEqual(["page:home/A.tsx", "npm:clsx"]);
    expect(given.take(second).map(({ path }) => path)).toEqual(["page:home/B.tsx", "npm:recharts"]);
  });

  it("S203 an unknown name is told at the import, with what there is", async () => {
    const { store } = createStore();
    const failure = await store.compile(component("A", 'import "./Chart";\n  import axios from "axios"; axios();'));
    expect(failure).toMatchObject({ reason: "compile", place: { component: "A", line: 2, column: 3 } });
    expect(failure).toHaveProperty("message", expect.stringMatching(/"axios" is not available.*react, .*@platon\/sdk, clsx, recharts.*\.\/Chart/));
  });

  it("S203 a fault in an imported module is told in that module", async () => {
    const { store } = createStore();
    const failure = await store.compile(component("A", 'import "broken";'));
    expect(failure).toMatchObject({ component: "A", place: { scope: "project", component: "broken", line: 2, column: 22 } });
    // A component of the page that has the same name is another one.
    const namesake = component("broken", "export default 1");
    await store.compile(namesake);
    expect([store.find("project", "broken")?.scope, store.find("page:home", "broken")]).toEqual(["project", namesake]);
  });

  it("S203 a library that cannot be fetched is told at the import, and asked for again later", async () => {
    const { store, loaded } = createStore();
    const gone = component("A", 'import "gone";');
    expect(await store.compile(gone)).toMatchObject({ message: expect.stringContaining("could not be fetched"), place: { line: 1 } });
    await store.compile(gone);
    expect(loaded).toEqual(["/gone.js", "/gone.js"]);
  });

  it("S442 a component that cannot be fetched is told at the import, and asked for again later", async () => {
    const { store } = createStore();
    const board = component("Board", 'import "./Chart";\n  import "./Offline";');
    const told = { component: "Board", message: expect.stringMatching(/"\.\/Offline" could not be fetched: Error: offline/), place: { line: 2, column: 3 } };
    expect(await store.compile(board)).toMatchObject(told);
    expect(await pathsOf(store, board)).toEqual(["page:home/Board.tsx", "project/Chart.tsx", "project/Axis.tsx", "npm:clsx", "project/Offline.tsx"]);
  });

  it("S206 a compiler that does not start is tried again", async () => {
    const { store } = createStore();
    const unlucky = component("Unlucky", "export default 1;");
    await expect(store.compile(unlucky)).rejects.toThrow("no worker");
    expect(await pathsOf(store, unlucky)).toEqual(["page:home/Unlucky.tsx"]);
  });

  it("S210 a template is the last module of its component and asks for its script", async () => {
    const { store } = createStore();
    const card: RealmComponent = { scope: "project", name: "Card", scripts: ["export const a = 1;"], content: "<p>{{a}}</p>", css: "" };
    expect(await pathsOf(store, card)).toEqual(["project/Card.tsx", "project/Card.html"]);
  });

  it("S33 a source over 512 KB is refused", async () => {
    const { store, compiled } = createStore();
    expect(await pathsOf(store, component("A", " ".repeat(512 * 1024)))).toHaveLength(1);
    const long = await store.compile(component("B", " ".repeat(512 * 1024 + 1)));
    expect(long).toMatchObject({ reason: "compile", message: "the source is longer than 512 KB", place: { component: "B", line: 1, column: 1 } });
    expect(compiled).toEqual(["page:home/A.tsx"]);
  });

  it("S205 the sources of a group are at most 4 MB", async () => {
    const { store } = createStore();
    const large = " ".repeat(realmLimits.groupLength / 8);
    expect(await pathsOf(store, component("A", ...Array.from({ length: 8 }, () => large)))).toHaveLength(8);
    expect(await store.compile(component("B", "1;"))).toMatchObject({ reason: "compile", message: expect.stringContaining("4 MB") });
  });

  it("S206 a module that stands on a page many times is compiled once, and again when its text is another one", async () => {
    const { store, compiled } = createStore();
    await Promise.all(Array.from({ length: 20 }, () => store.compile(component("Board", 'import "./Axis"; export default 1;'))));
    expect(compiled).toEqual(["page:home/Board.tsx", "project/Axis.tsx", "project/Chart.tsx"]);
    await store.compile(component("Board", 'import "./Axis"; export default 2;'));
    expect(compiled.slice(3)).toEqual(["page:home/Board.tsx"]);
  });

  it("S206 a source that failed is tried again", async () => {
    const { store, compiled } = createStore();
    const broken = component("Broken", "const a = 1; const a = 2;");
    expect(Array.isArray(await store.compile(broken))).toBe(false);
    await store.compile(broken);
    expect(compiled).toHaveLength(2);
  });
});
