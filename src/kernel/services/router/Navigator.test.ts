// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { AppLocation } from "./AppLocation.ts";
import { readAddress, writeAddress } from "./Address.ts";
import { modalNavigation } from "./modalNavigation.ts";
import { Navigator } from "./Navigator.ts";

interface Opened {
  readonly location: AppLocation;
  readonly navigator: Navigator;
  readonly windows: string[];
  readonly documents: string[];
  readonly asked: string[];
}

/** @param answer what the person says to questions */
function open(answer = true): Opened {
  const windows: string[] = [];
  const documents: string[] = [];
  const asked: string[] = [];
  const location = new AppLocation(async () => {
    asked.push("leave");
    return await Promise.resolve(answer);
  });
  const navigator = new Navigator({
    location,
    origin: window.location.origin,
    apiBase: "/api/",
    isShownHere: (path) => path !== "/auth/user",
    confirmExternal: async (href) => {
      asked.push(href);
      return await Promise.resolve(answer);
    },
    openWindow: (href) => void windows.push(href),
    download: (href) => void documents.push(`saved ${href}`),
    leaveTo: (href) => void documents.push(href),
  });
  return { location, navigator, windows, documents, asked };
}

const address = (): string => window.location.pathname + window.location.search;
const popped = async (): Promise<void> => await new Promise((resolve) => window.addEventListener("popstate", () => setTimeout(resolve), { once: true }));

describe("links", () => {
  beforeEach(() => window.history.replaceState(null, "", "/tables/cities"));

  it("K35 what leads nowhere opens nothing, and is no address of a link", async () => {
    const { navigator, documents, windows, asked } = open();
    for (const link of ["javascript:alert(1)", "data:text/html,x", "//evil.example", "/\\evil.example", "/.//evil.example?_target=blank", "\uff0f\uff0fevil.example"]) {
      await navigator.open(link);
      await navigator.open(link, { inNewTab: true, replace: true });
      expect(navigator.href(link)).toBe("#");
    }
    expect([documents, windows, asked, address()]).toEqual([[], [], [], "/tables/cities"]);
  });

  it("K250 an address is written as it was read, whatever its parts hold, and never as another host's", async () => {
    const { navigator, location } = open();
    for (const path of ["/tables/a%26b", "/tables/100%25", "/tables/%D1%88", "/pages/a%3Fb%23c"]) {
      await navigator.open(path);
      expect(address()).toBe(path);
    }
    await navigator.open("/tables/100%");
    expect(location.visible.value.path).toBe("/tables/100%");
    // No document could be fetched from there.
    await navigator.open("/forms/cities/a%2Fb");
    expect(location.visible.value.path).toBe("/tables/100%");
    for (const path of ["//evil.example/a", "/%2F%2Fevil.example", "///evil.example", "/%2f/evil"]) {
      const written = writeAddress(readAddress({ pathname: path, search: "?_target=blank" }));
      expect(new URL(written, window.location.origin).origin).toBe(window.location.origin);
    }
  });

  it("K505 the address of what opens in a modal is that of the place in the layout, for a middle click", async () => {
    const { navigator } = open();
    expect(navigator.href("forms/cities/5?_target=modal_60")).toBe("/forms/cities/5?_target=self");
    await navigator.open("forms/cities/5?_target=modal_60");
    expect(address()).toContain("_modal=");
  });

  it("K36 _mid is carried along, unless the link names its own", async () => {
    const { navigator, location } = open();
    await navigator.open("/tables/cities?_mid=7");
    await navigator.open("pages/dashboard?tab=2");
    expect(address()).toBe("/pages/dashboard?tab=2&_mid=7");
    expect(navigator.href("/tables/x?_mid=8")).toBe("/tables/x?_mid=8");
    expect(location.visible.value).toEqual({ path: "/pages/dashboard", query: { tab: "2", _mid: "7" } });
  });

  it("K37 _target=blank and Ctrl or Cmd open a new tab, with _target=blank", async () => {
    const { navigator, windows } = open();
    await navigator.open("/tables/x?_target=blank");
    await navigator.open("/tables/y?_target=modal", { inNewTab: true });
    expect(windows).toEqual(["/tables/x?_target=blank", "/tables/y?_target=blank"]);
    expect(address()).toBe("/tables/cities");
    await navigator.open("/tables/z?_target=blank", { replace: true });
    expect(windows).toHaveLength(2);
    expect(address()).toBe("/tables/z?_target=blank");
  });

  it("K38 another host is opened after a question that shows the address", async () => {
    const yes = open(true);
    await yes.navigator.open("https://example.org/a");
    expect([yes.asked, yes.windows]).toEqual([["https://example.org/a"], ["https://example.org/a"]]);
    const no = open(false);
    await no.navigator.open("https://example.org/a");
    expect([no.asked, no.windows]).toEqual([["https://example.org/a"], []]);
  });

  it("K251 another host opens in the same window where the link says _target=self", async () => {
    const { navigator, windows, documents, asked } = open(true);
    await navigator.open("https://example.org/a?_target=self");
    expect([asked, documents, windows]).toEqual([["https://example.org/a"], ["https://example.org/a"], []]);
    await navigator.open("https://example.org/a?_target=self", { inNewTab: true });
    expect(windows).toEqual(["https://example.org/a"]);
  });

  it("K39 exports are saved from the download address, and the document stays; a place of another document leaves this one", async () => {
    const { navigator, documents, windows } = open();
    await navigator.open("export/cities");
    await navigator.open("/auth/user");
    await navigator.open("javascript:alert(1)");
    expect(documents).toEqual(["saved cities", "/auth/user"]);
    expect(windows).toEqual([]);
    expect(navigator.href("javascript:alert(1)")).toBe("#");
  });

  it("K40 a modal is in the address; closing it steps back to where it was opened, or takes it out of the address", async () => {
    const { navigator, location } = open();
    location.listen();
    await navigator.open("/forms/cities/5?_target=modal_60");
    expect(location.address.value.modals).toEqual(["/forms/cities/5?_target=modal_60"]);
    expect(location.visible.value).toEqual({ path: "/tables/cities", query: {} });
    const back = popped();
    await location.closeModal();
    await back;
    expect(location.address.value.modals).toEqual([]);
    window.history.replaceState(null, "", "/tables/cities?_modal=/forms/cities/6");
    const fresh = open().location;
    expect(fresh.address.value.modals).toEqual(["/forms/cities/6"]);
    await fresh.closeModal();
    expect(address()).toBe("/tables/cities");
  });

  it("K414 a link to where one is makes no step in the history", async () => {
    const { navigator, location } = open();
    const listening = location.listen();
    await navigator.open("/pages/a?x=1");
    const before = [window.history.length, location.place];
    await navigator.open("/pages/a?x=1");
    await navigator.open(window.location.origin + "/pages/a?x=1");
    expect([window.history.length, location.place]).toEqual(before);
    await navigator.open("/pages/a?x=2");
    expect(location.place).toBe((before[1] ?? 0) + 1);
    listening.dispose();
  });

  it("K41 a query changes without a new entry in the history; in a modal it is the modal's own", async () => {
    const { navigator, location } = open();
    await navigator.open("/forms/cities/5?_target=modal");
    const entries = window.history.length;
    const inside = modalNavigation(location, navigator, 1);
    await inside.setQuery({ tab: "2", _target: undefined });
    expect(inside.location.value).toMatchObject({ path: "/forms/cities/5", query: { tab: "2" } });
    location.setQuery({ sort: "name", page: undefined });
    expect(location.visible.value.query).toEqual({ sort: "name" });
    expect(location.address.value.modals).toEqual(["/forms/cities/5?tab=2"]);
    expect(window.history.length).toBe(entries);
  });

  it("K430 back steps back, and goes home where the document shows its first place", async () => {
    const { location, navigator, asked } = open(false);
    const listening = location.listen();
    await navigator.open("/pages/a");
    const back = popped();
    await navigator.back();
    await back;
    expect(address()).toBe("/tables/cities");
    const entries = window.history.length;
    const typed = location.guard(() => true, 0);
    await navigator.back();
    expect([address(), asked]).toEqual(["/tables/cities", ["leave"]]);
    typed.dispose();
    await navigator.back();
    expect([address(), window.history.length]).toEqual(["/", entries]);
    listening.dispose();
  });

  it("F820 the same address arranged in place, or no longer, leaves what is not saved: it asks; any other parameter leaves nothing", async () => {
    const { location, navigator, asked } = open(false);
    await navigator.open("/forms/cities?_target=self");
    location.guard(() => true, 0);
    await navigator.open("/forms/cities?_target=self&more=1");
    await navigator.open("/forms/cities?_target=self&arrange=1");
    expect([address(), asked]).toEqual(["/forms/cities?_target=self&more=1", ["leave"]]);
  });

  it("K42 unsaved changes are left only after a question: by a link, by closing the modal, by the back button", async () => {
    const { location, navigator, asked } = open(false);
    const listening = location.listen();
    await navigator.open("/pages/a");
    const page = location.guard(() => true, 0);
    await navigator.open("/pages/b");
    expect(address()).toBe("/pages/a");
    const undone = popped();
    window.history.back();
    await undone;
    await popped();
    expect(address()).toBe("/pages/a");
    expect(asked).toEqual(["leave", "leave"]);
    await navigator.open("/forms/cities/5?_target=modal");
    page.dispose();
    location.guard(() => true, 1);
    await location.closeModal();
    expect(location.address.value.modals).toHaveLength(1);
    expect(asked).toHaveLength(3);
    listening.dispose();
  });

  it("K42 closing a modal over unsaved changes of the screen leaves these, and they are still guarded", async () => {
    const { location, navigator, asked } = open(false);
    const listening = location.listen();
    await navigator.open("/pages/a");
    const page = location.guard(() => true, 0);
    await navigator.open("/forms/cities/5?_target=modal");
    const back = popped();
    await location.closeModal();
    await back;
    expect([location.address.value.modals, asked]).toEqual([[], []]);
    await navigator.open("/pages/b");
    expect(asked).toEqual(["leave"]);
    page.dispose();
    listening.dispose();
  });

  it("K407 the browser asks about unsaved changes, but not where the document is left for good", () => {
    const { location } = open();
    const listening = location.listen();
    location.guard(() => true, 0);
    const isKept = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(isKept()).toBe(true);
    location.letGo();
    expect(isKept()).toBe(false);
    listening.dispose();
  });

  it("K43 opening a modal over unsaved changes leaves nothing and asks nothing", async () => {
    const { location, navigator, asked } = open(false);
    const page = location.guard(() => true, 0);
    await navigator.open("/forms/cities/5?_target=modal");
    expect(location.address.value.modals).toHaveLength(1);
    expect(asked).toEqual([]);
    page.dispose();
  });
});
