// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { signal, type Signal } from "@preact/signals-react";
import { beforeEach, describe, expect, it } from "vitest";
import { BrowserStorage } from "../storage/BrowserStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { resolveTheme } from "./resolveTheme.ts";
import { ThemeService, type ThemeServiceOptions } from "./ThemeService.ts";

const known = ["platon.platon", "platon.light", "platon.deepDark", "oceanic.blue"];
const offered = ["platon.light", "platon.deepDark"];
const resolve = (permissions: string[], stored?: string) => resolveTheme({ permissions, stored, offered, known });

const definition = {
  id: "platon", name: "x", colours: [{ id: "light", name: "x", isDark: false }, { id: "deepDark", name: "x", isDark: true }],
};

function make(more: Partial<ThemeServiceOptions> & { permissions?: Signal<string[]> } = {}) {
  const lines: unknown[] = [];
  const permissions = more.permissions ?? signal<string[]>([]);
  const theme = new ThemeService({
    storage: new BrowserStorage(),
    log: { warn: (message) => void lines.push(message) },
    offered: signal(offered),
    definitions: signal([definition]),
    isSettled: signal(true),
    shown: undefined,
    ...more,
    permissions,
  });
  const root = document.createElement("div");
  return { theme, root, lines, permissions, shown: theme.apply(root) };
}

/** Runs what documents run before their first frame. */
function firstLook(): void {
  const script = document.createElement("script");
  script.textContent = readFileSync("public/first-look.js", "utf8");
  document.head.append(script);
  script.remove();
}

describe("theme", () => {
  beforeEach(() => localStorage.clear());

  it("K55 a theme given by permission wins, then the stored one, then the project's default", () => {
    expect(resolve([]).name).toBe("platon.light");
    expect(resolve([], "platon.deepDark").name).toBe("platon.deepDark");
    expect(resolve([], "oceanic.blue").name).toBe("platon.light");
    expect(resolve(["platon.activeTheme.oceanic.blue"], "platon.deepDark")).toMatchObject({ name: "oceanic.blue", mayChange: false });
    expect(resolve(["platon.activeTheme.no.such"], "platon.deepDark").name).toBe("platon.deepDark");
    expect(resolveTheme({ permissions: [], offered: [], known: [] }).name).toBe("platon.platon");
  });

  it("K56 a permission enables a colour that the project has not, hides the picker, or blocks changes", () => {
    expect(resolve(["platon.enabledTheme.oceanic.blue"], "oceanic.blue")).toMatchObject({ name: "oceanic.blue", available: [...offered, "oceanic.blue"] });
    expect(resolve(["platon.theme.hidden"]).available).toEqual([]);
    expect(resolve(["platon.admin.hidden.theme"])).toMatchObject({ mayChange: false, available: offered });
  });

  it("K57 a choice is stored under the specified names and shown on the root element at once", () => {
    const { theme, root, permissions, shown } = make();
    expect(root.dataset["theme"]).toBe("platon.light");
    theme.set("platon.deepDark");
    expect(root.dataset["theme"]).toBe("platon.deepDark");
    expect(theme.current.value).toEqual({ name: "platon.deepDark", isDark: true });
    expect([localStorage.getItem("platon_theme"), localStorage.getItem("platon_theme_color")]).toEqual(["platon", "deepDark"]);
    theme.set("oceanic.blue");
    permissions.value = ["platon.admin.hidden"];
    theme.set("platon.light");
    expect(root.dataset["theme"]).toBe("platon.deepDark");
    permissions.value = ["platon.activeTheme.platon.light"];
    expect(root.dataset["theme"]).toBe("platon.light");
    shown.dispose();
  });

  it("K300 a stored theme that does not exist is forgotten and logged", () => {
    for (const [theme, colour] of [["platon", "nosuch"], ["__proto__", "x"], ["platon", undefined]] as const) {
      localStorage.setItem("platon_theme", theme);
      if (colour) localStorage.setItem("platon_theme_color", colour);
      const made = make();
      made.theme.forgetUnknown();
      expect(made.root.dataset["theme"]).toBe("platon.light");
      expect([localStorage.getItem("platon_theme"), localStorage.getItem("platon_theme_color")]).toEqual([null, null]);
      expect(made.lines).toHaveLength(1);
      made.shown.dispose();
    }
    localStorage.setItem("platon_theme", "platon");
    localStorage.setItem("platon_theme_color", "deepDark");
    const made = make();
    made.theme.forgetUnknown();
    expect([made.root.dataset["theme"], made.lines]).toEqual(["platon.deepDark", []]);
    made.shown.dispose();
  });

  it("K301 until project and user are known the document keeps the look of its first frame", () => {
    localStorage.setItem("platon_theme", "platon");
    localStorage.setItem("platon_theme_color", "light");
    const isSettled = signal(false);
    const permissions = signal<string[]>([]);
    const { root, theme, shown } = make({ isSettled, permissions, shown: "platon.deepDark" });
    expect([root.dataset["theme"], theme.current.value.isDark]).toEqual(["platon.deepDark", true]);
    permissions.value = ["platon.activeTheme.platon.deepDark"];
    isSettled.value = true;
    expect(root.dataset["theme"]).toBe("platon.deepDark");
    permissions.value = [];
    expect(root.dataset["theme"]).toBe("platon.light");
    shown.dispose();
  });

  it("K302 what is shown is kept for the first frame of the next document, under the names that it reads", () => {
    const isSettled = signal(false);
    const { theme, shown } = make({ isSettled, shown: "platon.deepDark" });
    expect(localStorage.getItem("platon_shown_theme")).toBeNull();
    isSettled.value = true;
    theme.set("platon.deepDark");
    shown.dispose();
    localStorage.setItem(storageKeys.shownLanguage, "kaa-Latn");
    const root = document.documentElement;
    delete root.dataset["theme"];
    firstLook();
    expect([root.dataset["theme"], root.lang]).toEqual(["platon.deepDark", "kaa-Latn"]);
    localStorage.setItem(storageKeys.shownTheme, '"><b>');
    localStorage.setItem(storageKeys.shownLanguage, "<b>");
    firstLook();
    expect([root.dataset["theme"], root.lang]).toEqual(["platon.deepDark", "kaa-Latn"]);
  });

  it("K303 a theme that is chosen in another tab is shown here", () => {
    const { root, shown } = make();
    localStorage.setItem("platon_theme", "platon");
    localStorage.setItem("platon_theme_color", "deepDark");
    window.dispatchEvent(new StorageEvent("storage", { key: "platon_theme_color" }));
    expect(root.dataset["theme"]).toBe("platon.deepDark");
    shown.dispose();
    localStorage.setItem("platon_theme_color", "light");
    window.dispatchEvent(new StorageEvent("storage", { key: "platon_theme_color" }));
    expect(root.dataset["theme"]).toBe("platon.deepDark");
  });
});
