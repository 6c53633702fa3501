// @vitest-environment jsdom
import { setTimeout as sleep } from "node:timers/promises";
import { signal } from "@preact/signals-react";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { MenuItem } from "#contract/info.ts";
import { sidebarItems } from "../../shell/layout/sidebarItems.ts";
import { createLog } from "../log/Log.ts";
import { BrowserStorage } from "../storage/BrowserStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { resetCorrupt } from "../stored-values/resetCorrupt.ts";
import { applyMenuOrder, moveInMenu, orderOf, readMenuOrder } from "./menuOrder.ts";
import { MenuService } from "./MenuService.ts";
import { OrderedMenu } from "./OrderedMenu.ts";
import { readMenu } from "./readMenu.ts";

interface Outline {
  readonly [id: string]: Outline;
}

const menu = (outline: Outline): MenuItem[] =>
  readMenu(rawMenu(outline)) as MenuItem[];
const rawMenu = (outline: Outline): object[] => Object.entries(outline).map(([id, below]) => ({ id, name: id, children: rawMenu(below) }));
const outlineOf = (items: readonly MenuItem[]): string =>
  items.map(({ id, children }) => (children.length > 0 ? `${id}(${outlineOf(children)})` : id)).join(" ");

const given = signal<readonly MenuItem[] | undefined>(undefined);
const openTab = (): OrderedMenu => new OrderedMenu(new BrowserStorage(), given);
const facts = { unfolded: new Set<string>(), folded: new Map<string, string>(), path: "/", menuId: undefined, enabled: [], disabled: [] };

describe("the order of the menu", () => {
  beforeEach(() => {
    localStorage.clear();
    given.value = menu({ a: { b: {}, c: {} }, d: {}, e: {} });
  });

  it("K201 a moved item stands where it was put, is stored as menuOrder, a tree of ids and children, and stands there again", () => {
    const tab = openTab();
    tab.toggleLock();
    tab.move("e", { parentId: "a", beforeId: "c" });
    tab.move("b", { parentId: undefined, beforeId: "a" });
    expect(outlineOf(tab.items.value ?? [])).toBe("b a(e c) d");
    expect(JSON.parse(localStorage.getItem("menuOrder") ?? "")).toEqual([
      { id: "b", children: [] },
      { id: "a", children: [{ id: "e", children: [] }, { id: "c", children: [] }] },
      { id: "d", children: [] },
    ]);
    expect(outlineOf(openTab().items.value ?? [])).toBe("b a(e c) d");
  });

  it("K202 nothing moves while the menu is locked, and the lock is remembered as isDraggingAllowed", () => {
    const tab = openTab();
    tab.move("e", { parentId: undefined, beforeId: "a" });
    expect([outlineOf(tab.items.value ?? []), tab.isChanged.value]).toEqual(["a(b c) d e", false]);
    tab.toggleLock();
    expect([localStorage.getItem("isDraggingAllowed"), openTab().isUnlocked.value]).toEqual(["true", true]);
    tab.toggleLock();
    expect(localStorage.getItem("isDraggingAllowed")).toBe("false");
  });

  it("K203 reset removes the stored order and reads the menu anew", async () => {
    const calls: string[] = [];
    const http = { call: async (name: string) => (calls.push(name), await Promise.resolve(rawMenu({ a: {}, b: {} }))) };
    const options = { storage: new BrowserStorage(), log: createLog("test"), projectId: signal("p"), added: signal([]) };
    const service = new MenuService({ ...options, http: http as never });
    await service.load();
    service.order.toggleLock();
    service.order.move("b", { parentId: undefined, beforeId: "a" });
    expect(outlineOf(service.items.value ?? [])).toBe("b a");
    await service.resetOrder();
    expect([outlineOf(service.items.value ?? []), localStorage.getItem("menuOrder"), calls.length]).toEqual(["a b", null, 2]);
  });

  it("K204 of two tabs that reorder at once neither undoes what the other did", () => {
    const [one, two] = [openTab(), openTab()];
    one.toggleLock();
    const hearing = two.listen();
    one.move("e", { parentId: undefined, beforeId: "a" });
    // The other tab has not heard of it yet.
    two.toggleLock();
    localStorage.setItem("isDraggingAllowed", "true");
    two.move("c", { parentId: undefined, beforeId: "d" });
    expect(outlineOf(two.items.value ?? [])).toBe("e a(b) c d");
    window.dispatchEvent(new StorageEvent("storage", { key: storageKeys.menuOrder }));
    one.move("b", { parentId: undefined, beforeId: undefined });
    expect(outlineOf(one.items.value ?? [])).toBe("e a c d b");
    window.dispatchEvent(new StorageEvent("storage", { key: storageKeys.menuOrder }));
    expect(outlineOf(two.items.value ?? [])).toBe("e a c d b");
    hearing.dispose();
  });

  it("K205 what the order does not know stands where the server has it, and what is gone leaves no gap", () => {
    const order = orderOf(menu({ d: {}, gone: { b: {} }, a: { c: {} }, e: {} }));
    expect(outlineOf(applyMenuOrder(menu({ a: { b: {}, new: {}, c: {} }, newer: {}, d: {}, e: { below: {} } }), order))).toBe("d a(b new c) newer e(below)");
  });

  it("K205 whatever is stored and moved, each item stands in the menu once", () => {
    const shape = fc.letrec<{ tree: object[] }>((tie) => ({
      tree: fc.array(fc.record({ id: fc.constantFrom(..."abcdefgh"), children: fc.oneof({ depthSize: "small" }, fc.constant([]), tie("tree")) }), { maxLength: 5 }),
    })).tree;
    const steps = fc.array(fc.tuple(fc.constantFrom(..."abcde"), fc.option(fc.constantFrom(..."abcde"), { nil: undefined }), fc.constantFrom(..."abcde")));
    fc.assert(
      fc.property(shape, steps, (stored, moves) => {
        let items = applyMenuOrder(given.peek() ?? [], readMenuOrder(stored) ?? []);
        for (const [id, parentId, beforeId] of moves) items = applyMenuOrder(items, moveInMenu(items, id, { parentId, beforeId }));
        expect(outlineOf(items).replaceAll(/[^a-e]/g, "").split("").sort().join("")).toBe("abcde");
      }),
      { numRuns: 200 },
    );
  });

  it.each(["[{}]", "{}", '[{"id":"a"},{"id":"a"}]', '[{"id":1}]', '[{"id":"a","children":7}]'])("K206 the corrupt order %s is reset and logged, and the server's order is shown", (text) => {
    localStorage.setItem("menuOrder", text);
    const lines: unknown[] = [];
    resetCorrupt(new BrowserStorage(), createLog("test", { warn: (...line) => void lines.push(line), error: () => undefined }));
    expect([localStorage.getItem("menuOrder"), lines.length]).toEqual([null, 1]);
    expect(outlineOf(openTab().items.value ?? [])).toBe("a(b c) d e");
  });

  it("K206 an order that another tab writes while this one runs is not believed either", () => {
    const tab = openTab();
    const hearing = tab.listen();
    localStorage.setItem("menuOrder", "[[[");
    window.dispatchEvent(new StorageEvent("storage", { key: "menuOrder" }));
    expect(outlineOf(tab.items.value ?? [])).toBe("a(b c) d e");
    hearing.dispose();
  });
});

describe("any menu", () => {
  it("K207 a menu that leads back to itself ends: an id stands in it once", () => {
    const loop = { id: "a", name: "a", children: [{ id: "b", name: "b", children: [] as unknown[] }] };
    loop.children[0]?.children.push(loop);
    expect(outlineOf(readMenu([loop]))).toBe("a(b)");
  });

  it("K208 5,000 items, one below the other or side by side, are read and drawn", () => {
    let deep: object[] = [];
    for (let depth = 5_000; depth > 0; depth -= 1) deep = [{ id: `d${depth}`, name: "x".repeat(300), link: "tables/x", children: deep }];
    const flat = Array.from({ length: 5_000 }, (_, index) => ({ id: `f${index}`, name: "y".repeat(300), link: `tables/t${index}`, children: [] }));
    const items = readMenu([...deep, ...flat]);
    const drawn = sidebarItems({ ...facts, items, path: "/tables/t4999" });
    expect(items).toHaveLength(5_001);
    expect(drawn?.at(-1)).toMatchObject({ id: "f4999", isActive: true });
    expect(outlineOf(applyMenuOrder(items, orderOf(items)))).toBe(outlineOf(items));
  });

  it("K209 what is no item is left out, and a missing value has its default", () => {
    expect(readMenu("<html>")).toEqual([]);
    expect(readMenu([null, 7, { id: 1, name: "x" }, { id: "a" }, { id: "b", name: "B", children: "none", badge: 5 }])).toMatchObject([
      { id: "b", name: "B", children: [], badge: "5", badgeType: "primary", link: null },
    ]);
  });

  it("K210 of cssStyle only colours and the look of the text are kept", () => {
    const items = readMenu([{ id: "a", name: "a", cssStyle: "color: #b00; position: fixed; background: url(//evil.example/x); font-weight: bold", children: [] }]);
    expect(sidebarItems({ ...facts, items })?.[0]?.style).toEqual({ color: "#b00", fontWeight: "bold" });
  });

  it("K211 changes that come while the menu loads are read together, once more", async () => {
    const answers: (() => void)[] = [];
    const call = async () => await new Promise((resolve) => answers.push(() => resolve(rawMenu({ a: {} }))));
    const options = { storage: new BrowserStorage(), log: createLog("test"), projectId: signal("p"), added: signal([]) };
    const service = new MenuService({ ...options, http: { call } as never });
    const loads = [service.load(), service.load(), service.load(), service.load()];
    while (answers.length > 0) {
      answers.shift()?.();
      await sleep();
      expect(answers.length).toBeLessThan(2);
    }
    await Promise.all(loads);
    expect(outlineOf(service.items.value ?? [])).toBe("a");
  });

  it("K405 what was unfolded stays so when the way leads through it; what was folded stays so until the way leads on below it", () => {
    const options = { storage: new BrowserStorage(), log: createLog("test"), projectId: signal("p"), added: signal([]) };
    const service = new MenuService({ ...options, http: { call: async () => await Promise.resolve([]) } as never });
    const items = menu({ a: { b: {}, c: {} }, d: {} });
    const isUnfolded = (menuId: string): boolean =>
      sidebarItems({ ...facts, items, menuId, unfolded: service.unfolded.value, folded: service.folded.value })?.[0]?.isExpanded === true;
    service.setUnfolded("a", true, "d");
    expect([isUnfolded("d"), isUnfolded("b")]).toEqual([true, true]);
    service.setUnfolded("a", false, "b");
    expect([isUnfolded("b"), isUnfolded("d"), isUnfolded("c")]).toEqual([false, false, true]);
    service.setUnfolded("a", true, "b");
    expect([isUnfolded("b"), JSON.parse(localStorage.getItem("menuUnfolded") ?? "")]).toEqual([true, ["a"]]);
    service.setUnfolded("a", false, "d");
    expect([isUnfolded("d"), isUnfolded("b")]).toEqual([false, true]);
  });

  it("K1014 a press on an item that is tracked is told to the record of what people did, on any other it is not; one that cannot be told is logged", async () => {
    const tree = [{ id: "g", name: "g", children: [{ id: "a", name: "Шаҳарлар", link: "tables/cities", isTrackMenu: true, children: [] }, { id: "b", name: "b", children: [] }] }];
    const told: unknown[] = [];
    const failed: unknown[] = [];
    const call = async (name: string, { body }: { body?: unknown }): Promise<unknown> => {
      if (name === "GET menus") return await Promise.resolve(tree);
      told.push([name, body]);
      return await Promise.reject(new Error("away"));
    };
    const log = { ...createLog("test"), error: (failure: unknown) => void failed.push(String(failure)) };
    const service = new MenuService({ storage: new BrowserStorage(), log, projectId: signal("p"), added: signal([]), http: { call } as never });
    await service.load();
    for (const id of ["a", "b", "g", "gone"]) service.track(id);
    await sleep();
    const body = { actionTitle: "Шаҳарлар", actionType: "menu", fullUrl: window.location.href, details: { link: "tables/cities" } };
    expect([told, failed]).toEqual([[["POST audit", body]], ["Error: away"]]);
  });

  it("K212 only items of the own project are for editing, not the platform's nor those that plugins add", async () => {
    const item = (id: string, more: object): object => ({ id, name: id, children: [], projectId: "p", ...more });
    const tree = [item("own", { children: [item("below", {})] }), item("other", { projectId: "q" }), item("theirs", { datasource: "platon" })];
    const added = signal(menu({ plugin: {} }));
    const options = { storage: new BrowserStorage(), log: createLog("test"), projectId: signal("p"), added };
    const service = new MenuService({ ...options, http: { call: async () => await Promise.resolve(tree) } as never });
    await service.load();
    expect([...service.editable.value].sort()).toEqual(["below", "own"]);
  });
});
