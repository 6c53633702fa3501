// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { find, press, renderUi, type RenderedUi } from "../../testing/renderUi.tsx";
import { TopBarFilters, TopBarSlotContext } from "../../react/TopBarFilters.tsx";
import { safeStyle } from "../html/safeStyle.ts";
import type { SidebarItem } from "./SidebarItem.ts";
import { SidebarMenu } from "./SidebarMenu.tsx";
import { dropPlace, stepPlace, zoneAt, type DropZone } from "./sidebarPlaces.ts";
import { sidebarRows, type SidebarRow } from "./sidebarRows.ts";
import { TopBarFrame } from "./TopBarFrame.tsx";

let ui: RenderedUi | undefined;
afterEach(() => ui?.end());

const item = (id: string, more: Partial<SidebarItem> = {}): SidebarItem => ({ id, name: id, href: `/${id}`, ...more });
const items = [
  item("a", { isExpanded: true, children: [item("b"), item("c", { isExpanded: true, children: [item("d", { isActive: true })] })] }),
  item("e", { children: [item("f")] }),
  item("g"),
];
const rows = sidebarRows(items, "docked");
const rowOf = (id: string): SidebarRow => {
  const found = rows.find((row) => row.item.id === id);
  if (!found) throw new Error(`No row ${id}`);
  return found;
};

describe("rows of the menu", () => {
  it("UI200 the rows are the unfolded part of the tree, at any depth; a folded item stands for what is below it", () => {
    expect(rows.map((row) => `${row.depth}${row.item.id}`)).toEqual(["0a", "1b", "1c", "2d", "0e", "0g"]);
    expect(sidebarRows(items, "rail").map((row) => [row.item.id, row.isActive])).toEqual([["a", true], ["e", false], ["g", false]]);
    let deep = item("end");
    for (let depth = 0; depth < 10_000; depth += 1) deep = item(`n${depth}`, { isExpanded: true, children: [deep] });
    expect(sidebarRows([deep], "docked")).toHaveLength(10_001);
  });

  it("UI201 a step by the keyboard goes up and down among siblings, into the one before, and out behind the parent", () => {
    const step = (id: string, direction: "up" | "down" | "in" | "out") => stepPlace(rows, rowOf(id), direction);
    expect(step("c", "up")).toEqual({ parentId: "a", beforeId: "b" });
    expect(step("a", "down")).toEqual({ parentId: undefined, beforeId: "g" });
    expect(step("c", "in")).toEqual({ parentId: "b", beforeId: undefined });
    expect(step("d", "out")).toEqual({ parentId: "a", beforeId: undefined });
    expect(step("b", "out")).toEqual({ parentId: undefined, beforeId: "e" });
    expect([step("a", "up"), step("g", "down"), step("b", "in"), step("a", "out")]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("UI202 a row is let go before, behind or inside another, never inside itself or what is below it", () => {
    const drop = (id: string, over: string, zone: DropZone) => dropPlace(rows, id, { over: rowOf(over), zone });
    expect(drop("g", "b", "before")).toEqual({ parentId: "a", beforeId: "b" });
    expect(drop("g", "b", "after")).toEqual({ parentId: "a", beforeId: "c" });
    expect(drop("g", "a", "after")).toEqual({ parentId: "a", beforeId: "b" });
    expect(drop("b", "a", "after")).toEqual({ parentId: "a", beforeId: "c" });
    expect(drop("g", "e", "inside")).toEqual({ parentId: "e", beforeId: undefined });
    expect([drop("a", "a", "after"), drop("a", "d", "before")]).toEqual([undefined, undefined]);
    expect([zoneAt(0.1, true), zoneAt(0.5, true), zoneAt(0.9, true), zoneAt(0.4, false), zoneAt(0.6, false)]).toEqual(["before", "inside", "after", "before", "after"]);
  });

  it("UI203 rows move by Alt and arrows and by their handles while they can be moved, and never in the rail", () => {
    const onMove = vi.fn();
    const menu = (mode: "docked" | "rail", canMove: boolean) => (
      <SidebarMenu mode={mode} items={items} onToggle={() => undefined} onFollow={() => undefined} onMove={canMove ? onMove : undefined} />
    );
    ui = renderUi(menu("docked", false));
    press(find("[data-row=g] [data-main]"), "ArrowUp", { altKey: true });
    ui.show(menu("rail", true));
    press(find("[data-row=g] [data-main]"), "ArrowUp", { altKey: true });
    expect([onMove.mock.calls.length, document.querySelectorAll("[data-handle]").length]).toEqual([0, 0]);
    ui.show(menu("docked", true));
    press(find("[data-row=g] [data-main]"), "ArrowUp", { altKey: true });
    press(find("[data-row=c] [data-handle]"), "ArrowLeft");
    expect(onMove.mock.calls.map(([moved, to]) => [(moved as SidebarItem).id, to as object])).toEqual([
      ["g", { parentId: undefined, beforeId: "e" }],
      ["c", { parentId: undefined, beforeId: "e" }],
    ]);
  });

  it("UI204 arrows, Home and End go from row to row, and open and close", () => {
    const onToggle = vi.fn();
    ui = renderUi(<SidebarMenu mode="docked" items={items} onToggle={onToggle} onFollow={() => undefined} />);
    const focused = (): string | undefined => document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset["row"];
    find("[data-row=a] [data-main]").focus();
    const walk = (...keys: string[]): string | undefined => {
      for (const key of keys) press(document.activeElement ?? document.body, key);
      return focused();
    };
    expect([walk("ArrowDown"), walk("End"), walk("ArrowUp"), walk("Home"), walk("ArrowDown", "ArrowDown", "ArrowDown"), walk("ArrowLeft")]).toEqual(["b", "g", "e", "a", "d", "c"]);
    walk("ArrowLeft");
    find("[data-row=e] [data-main]").focus();
    walk("ArrowRight");
    expect(onToggle.mock.calls.map(([toggled]) => (toggled as SidebarItem).id)).toEqual(["c", "e"]);
  });

  it("UI205 of a menu of 5,000 rows no more than a hundred are drawn", () => {
    const many = Array.from({ length: 5_000 }, (_, index) => item(`i${index}`));
    ui = renderUi(
      <div data-scroll="">
        <SidebarMenu mode="docked" items={many} onToggle={() => undefined} onFollow={() => undefined} />
      </div>,
    );
    const drawn = document.querySelectorAll("[data-row]").length;
    expect([drawn > 5, drawn <= 100]).toEqual([true, true]);
    expect(find("li").getAttribute("aria-setsize")).toBe("5000");
  });

  it("UI206 of a configured style only harmless declarations are kept", () => {
    expect(safeStyle("color: Red; FONT-WEIGHT: 700; text-decoration: underline; opacity: .5")).toEqual({
      color: "red", fontWeight: "700", textDecoration: "underline", opacity: ".5",
    });
    for (const hostile of [
      "position: fixed; inset: 0", "background: url(https://evil.example/x)", "color: expression(alert(1))", "background-color: image-set('x' 1x)", "opacity: 0",
      "color: red\\3b position: fixed", "--token: x", "__proto__: x", "constructor: x", ";;;", "x".repeat(2_000), "font-size: 900px", "color: var(--x, url(//y))",
    ]) expect([hostile, safeStyle(hostile)]).toEqual([hostile, undefined]);
  });

  it("UI207 a screen's filters stand in the slot of the top bar, and in place where there is none", () => {
    const slot = document.createElement("div");
    const filters = (where: HTMLElement | undefined) => (
      <TopBarSlotContext value={where}>
        <TopBarFilters>
          <input aria-label="filter" />
        </TopBarFilters>
      </TopBarSlotContext>
    );
    ui = renderUi(filters(slot));
    expect([slot.querySelectorAll("input").length, document.querySelectorAll("input").length]).toEqual([1, 0]);
    ui.show(filters(undefined));
    expect([slot.querySelectorAll("input").length, document.querySelectorAll("input").length]).toEqual([0, 1]);
  });

  it("UI208 the panel of the top bar is opened by its button, closed by Escape, which gives the focus back, and hidden while it is closed", () => {
    const onToggle = vi.fn();
    const bar = (isOpen: boolean) => (
      <TopBarFrame isMenuOpen={false} onMenu={() => undefined} tools={{ isOpen, onToggle }}>
        <button type="button">tool</button>
      </TopBarFrame>
    );
    ui = renderUi(bar(false));
    const button = find("[aria-label=tools]");
    const panel = document.getElementById(button.getAttribute("aria-controls") ?? "");
    expect([button.getAttribute("aria-expanded"), panel?.hidden]).toEqual(["false", true]);
    button.click();
    ui.show(bar(true));
    expect([button.getAttribute("aria-expanded"), panel?.hidden, onToggle.mock.calls.length]).toEqual(["true", false, 1]);
    press(find("header"), "Escape");
    expect(onToggle).toHaveBeenCalledTimes(2);
    const tool = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "tool") as HTMLElement;
    tool.focus();
    press(tool, "Escape");
    expect([onToggle.mock.calls.length, document.activeElement]).toEqual([3, button]);
  });
});
