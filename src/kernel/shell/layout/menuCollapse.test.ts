// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { MenuItem } from "#contract/info.ts";
import { activeTrail, homeItemLink, hrefOf } from "../../services/menu/menuTree.ts";
import { BrowserStorage } from "../../services/storage/BrowserStorage.ts";
import { initialMenu, menuMode } from "./menuCollapse.ts";
import { MenuPanel } from "./MenuPanel.ts";
import { sidebarItems } from "./sidebarItems.ts";

const setWidth = (width: number): void => {
  Object.defineProperty(window, "innerWidth", { value: width, configurable: true });
  window.dispatchEvent(new Event("resize"));
};

function panelAt(width: number, collapsed?: string): MenuPanel {
  if (collapsed !== undefined) localStorage.setItem("menuCollapsed", collapsed);
  setWidth(width);
  return new MenuPanel(new BrowserStorage());
}

function makeItem(id: string, link: string | null, more: Partial<MenuItem> = {}): MenuItem {
  const texts = { cssClass: null, cssStyle: null, badge: null, badgeType: "primary", datasource: null };
  return { id, projectId: "p", name: id, link, children: [], hasDividerBefore: false, isHomepage: false, isTrackMenu: false, ...texts, ...more };
}

const forms = {
  id: "forms",
  version: "1.0.0",
  name: "plugins.forms",
  uses: [],
  contributes: { screen: [{ id: "form", path: "/forms/:name/:id?", isBlankByDefault: true }] },
} as const;
const demo = {
  ...forms,
  id: "demo",
  contributes: { screen: [{ id: "demo-events", path: "/demo/test-events", isPublic: true, isBlank: true }] },
} as const;
const facts = { unfolded: new Set<string>(), folded: new Map<string, string>(), path: "/", menuId: undefined, enabled: [forms], disabled: [] };

describe("menu", () => {
  beforeEach(() => localStorage.clear());

  it("K45 the collapsed state persists at 992 px and above", () => {
    const panel = panelAt(992, "true");
    expect(panel.mode.value).toBe("rail");
    panel.toggle();
    expect([panel.mode.value, localStorage.getItem("menuCollapsed")]).toEqual(["docked", "false"]);
    panel.toggle();
    expect(panelAt(1440).mode.value).toBe("rail");
  });

  it("K46 below 992 px the menu is forced open and the flag is cleared; at 768 px and below it starts closed", () => {
    expect(panelAt(991, "true").mode.value).toBe("docked");
    expect(localStorage.getItem("menuCollapsed")).toBeNull();
    expect([769, 768].map((width) => initialMenu(width, true))).toEqual([
      { isCollapsed: false, isOpen: true },
      { isCollapsed: false, isOpen: false },
    ]);
    const phone = panelAt(768);
    expect([phone.mode.value, phone.isOpen.value]).toEqual(["drawer", false]);
    phone.toggle();
    expect(phone.isOpen.value).toBe(true);
    expect(localStorage.getItem("menuCollapsed")).toBeNull();
  });

  it("K47 a link closes the mobile menu after 200 ms, and makes room at 1200 px and less", () => {
    vi.useFakeTimers();
    const phone = panelAt(390);
    phone.toggle();
    phone.follow();
    vi.advanceTimersByTime(199);
    expect(phone.isOpen.value).toBe(true);
    vi.advanceTimersByTime(1);
    expect(phone.isOpen.value).toBe(false);
    vi.useRealTimers();
    const [laptop, wide] = [panelAt(1200), panelAt(1201)];
    setWidth(1200);
    laptop.follow();
    expect(laptop.mode.value).toBe("rail");
    wide.follow();
    expect(wide.mode.value).toBe("docked");
    expect(localStorage.getItem("menuCollapsed")).toBeNull();
  });

  it("K1016 between 769 and 991 px, where the menu starts open beside the content, a link closes it after 200 ms as well", () => {
    vi.useFakeTimers();
    const tablet = panelAt(800);
    tablet.follow();
    vi.advanceTimersByTime(199);
    expect(tablet.mode.value).toBe("docked");
    vi.advanceTimersByTime(1);
    expect([tablet.mode.value, tablet.isOpen.value, localStorage.getItem("menuCollapsed")]).toEqual(["drawer", false, null]);
    vi.useRealTimers();
  });

  it("K224 at 992 px and below the top bar's tools are a panel; of it and the menu one is open, and neither above", () => {
    const wide = panelAt(993);
    wide.toggleTools();
    expect([wide.isCompact.value, wide.areToolsOpen.value]).toEqual([false, false]);
    expect(panelAt(992).isCompact.value).toBe(true);
    const phone = panelAt(390);
    phone.toggleTools();
    expect([phone.areToolsOpen.value, phone.isOpen.value]).toEqual([true, false]);
    phone.toggle();
    expect([phone.areToolsOpen.value, phone.isOpen.value]).toEqual([false, true]);
    phone.toggleTools();
    expect([phone.areToolsOpen.value, phone.isOpen.value]).toEqual([true, false]);
    const tablet = panelAt(800);
    tablet.toggleTools();
    expect([tablet.areToolsOpen.value, tablet.mode.value]).toEqual([true, "drawer"]);
  });

  it("K48 the panel begins anew when the window crosses a breakpoint, and only then", () => {
    const panel = panelAt(1300);
    const listening = panel.listen();
    panel.toggle();
    setWidth(1400);
    expect(panel.mode.value).toBe("rail");
    setWidth(600);
    expect(panel.mode.value).toBe("drawer");
    listening.dispose();
    expect(menuMode({ isCollapsed: false, isOpen: false }, 800)).toBe("drawer");
  });

  it("K49 the active item is that of _mid, else the one that leads to the path; the way to it is unfolded", () => {
    const items = [makeItem("a", "tables/x", { children: [makeItem("b", "tables/y?z=1"), makeItem("c", "tables/x")] })];
    expect(activeTrail(items, "/tables/y", undefined).map(({ id }) => id)).toEqual(["a", "b"]);
    expect(activeTrail(items, "/tables/x", "c").map(({ id }) => id)).toEqual(["a", "c"]);
    const [drawn] = sidebarItems({ ...facts, items, path: "/tables/y" }) ?? [];
    expect(drawn).toMatchObject({ isExpanded: true, isActive: false, children: [{ isActive: true }, { isActive: false }] });
  });

  it("K50 links of the menu carry its id; those to forms say _target=self; other hosts stay as they are", () => {
    const items = [makeItem("a", "tables/x"), makeItem("b", "forms/x"), makeItem("c", "https://example.org/"), makeItem("d", null)];
    const hrefs = sidebarItems({ ...facts, items })?.map(({ href }) => href);
    expect(hrefs).toEqual(["/tables/x?_mid=a", "/forms/x?_target=self&_mid=b", "https://example.org/", undefined]);
    expect(sidebarItems({ ...facts, items })?.[2]?.isExternal).toBe(true);
  });

  it("DM20 links of the menu to demo screens do not ask for the layout", () => {
    const items = [makeItem("a", "demo/test-events")];
    expect(sidebarItems({ ...facts, items, enabled: [demo] })?.[0]?.href).toBe("/demo/test-events?_mid=a");
  });

  it("K51 an item whose plugin is off is not in the menu, but what is below it stays", () => {
    const items = [makeItem("a", "forms/x"), makeItem("b", "forms/y", { children: [makeItem("c", "tables/x")] })];
    const drawn = sidebarItems({ ...facts, items, enabled: [], disabled: [forms] });
    expect(drawn?.map(({ id, href, children }) => [id, href, children?.map((child) => child.id)])).toEqual([["b", undefined, ["c"]]]);
  });

  it("K52 the home item is found at any depth", () => {
    const items = [makeItem("a", null, { children: [makeItem("b", "tables/x", { isHomepage: true })] })];
    expect(homeItemLink(items)).toBe("/tables/x?_mid=b");
    expect(homeItemLink([])).toBeUndefined();
  });

  it("K411 a form as the home item, or on the way shown above the screen, keeps the layout", () => {
    const form = makeItem("f", "forms/x", { isHomepage: true });
    expect([homeItemLink([form]), hrefOf(form)]).toEqual(Array(2).fill("/forms/x?_mid=f&_target=self"));
    expect(hrefOf(makeItem("g", "forms/x?_target=blank"))).toBe("/forms/x?_target=blank&_mid=g");
    expect(hrefOf(makeItem("h", null))).toBeUndefined();
  });
});
