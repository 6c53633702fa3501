// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { BrowserStorage } from "../../services/storage/BrowserStorage.ts";
import { SidebarWidth } from "./SidebarWidth.ts";

describe("width of the sidebar", () => {
  beforeEach(() => localStorage.clear());

  it("K394 a width that was drawn is shown and remembered, within 200 and 480 px; the usual one is not stored", () => {
    const width = new SidebarWidth(new BrowserStorage());
    const shown = width.apply(document.documentElement);
    const present = (): string => document.documentElement.style.getPropertyValue("--sidebar-width");
    expect(present()).toBe("264px");
    width.set(300, false);
    expect([present(), localStorage.getItem("platon_sidebar_width")]).toEqual(["300px", null]);
    width.set(320.4, true);
    expect([present(), localStorage.getItem("platon_sidebar_width")]).toEqual(["320px", "320"]);
    expect(new SidebarWidth(new BrowserStorage()).value.value).toBe(320);
    width.set(9_000, true);
    expect(present()).toBe("480px");
    width.set(0, true);
    expect(present()).toBe("200px");
    width.set(264, true);
    expect(localStorage.getItem("platon_sidebar_width")).toBeNull();
    shown.dispose();
  });
});
