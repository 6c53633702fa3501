// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import type { SidebarItem } from "#sdk/ui/shell/SidebarItem.ts";
import { BrowserStorage } from "../../services/storage/BrowserStorage.ts";
import { placeEntries, recentEntries } from "./placeEntries.ts";
import { RecentPlaces } from "./RecentPlaces.ts";
import { searchEntries } from "./searchEntries.ts";

const item = (id: string, name: string, href?: string, children: SidebarItem[] = [], isExternal = false): SidebarItem =>
  ({ id, name, href, children, isExternal }) as SidebarItem;

const menu = [
  item("1", "Маълумотнома", undefined, [
    item("2", "Шаҳарлар", "/tables/cities?_mid=2"),
    item("3", "Янги шаҳар", "/forms/cities?_target=self&_mid=3"),
    item("4", "Ташқи", "https://example.org/", [], true),
  ]),
  item("5", "Бошқарув ойнаси", "/pages/dashboard?_mid=5"),
  item("6", "Плагинлар", "/system/plugins?_mid=6"),
  item("7", "Яна шаҳарлар", "/tables/cities?_mid=7"),
];

describe("palette", () => {
  beforeEach(() => localStorage.clear());

  it("K390 it offers the menu's places once each, tables, forms and pages in groups of their own, with the way to them", () => {
    const entries = placeEntries(menu).map(({ group, title, note }) => [group, title, note]);
    expect(entries).toEqual([
      ["tables", "Шаҳарлар", "Маълумотнома"],
      ["forms", "Янги шаҳар", "Маълумотнома"],
      ["pages", "Бошқарув ойнаси", ""],
      ["menu", "Плагинлар", ""],
    ]);
  });

  it("K403 what may be opened and is in no menu stands in its group, with its address", () => {
    const others = [
      { kind: "table", name: "cities", title: "Шаҳарлар рўйхати" }, { kind: "form", name: "countries", title: "Мамлакат" },
      { kind: "page", name: "help", title: "Ёрдам" },
    ] as const;
    expect(placeEntries(menu, others).slice(4).map(({ group, title, note, href }) => [group, title, note, href])).toEqual([
      ["forms", "Мамлакат", "/forms/countries", "/forms/countries?_target=self"],
      ["pages", "Ёрдам", "/pages/help", "/pages/help"],
    ]);
  });

  it("K391 each word of the search is in the title or the way; the best match comes first in its group", () => {
    const entries = placeEntries(menu);
    const titles = (text: string): string[] => searchEntries(entries, text).map(({ title }) => title);
    expect(titles("шаҳар")).toEqual(["Шаҳарлар", "Янги шаҳар"]);
    expect(titles("ШАҲАР маълумот")).toEqual(["Шаҳарлар", "Янги шаҳар"]);
    for (const text of ["йўқ нарса", "шаҳар нарса"]) expect(titles(text)).toEqual([]);
    const two = [item("a", "Эски рўйхат", "/tables/a"), item("b", "Рўйхат", "/tables/b")];
    expect(searchEntries(placeEntries(two), "рўй").map(({ title }) => title)).toEqual(["Рўйхат", "Эски рўйхат"]);
  });

  it("K391 of thousands of places at most sixty are drawn, and eight of a group before anything is typed", () => {
    const many = placeEntries(Array.from({ length: 2_000 }, (_, index) => item(String(index), `Жадвал ${index}`, `/tables/t${index}`)));
    expect(many).toHaveLength(2_000);
    expect(searchEntries(many, "жадвал")).toHaveLength(60);
    expect(searchEntries(many, "")).toHaveLength(8);
  });

  it("K392 the last eight places are remembered, the latest first, each path once", () => {
    const recent = new RecentPlaces(new BrowserStorage());
    for (let index = 0; index < 12; index += 1) recent.note({ title: `T${index}`, href: `/tables/t${index}` });
    recent.note({ title: "T9", href: "/tables/t9?page=2" });
    expect(recent.list().map(({ title }) => title)).toEqual(["T9", "T11", "T10", "T8", "T7", "T6", "T5", "T4"]);
  });

  it("K501 a recent place that the palette offers otherwise too has its present name, whatever the language was when it was noted", () => {
    const noted = [{ title: "Cities", href: "/tables/cities?page=2" }, { title: "Application 26-18429", href: "/forms/applications/1?_target=self" }];
    expect(recentEntries(noted, placeEntries(menu)).map(({ title, href }) => [title, href])).toEqual([
      ["Шаҳарлар", "/tables/cities?page=2"],
      ["Application 26-18429", "/forms/applications/1?_target=self"],
    ]);
  });

  it("K392 what is stored there and leads elsewhere is no place", () => {
    const hostile = [{ title: "x", href: "//evil.example" }, { title: "x", href: "javascript:alert(1)" }, { title: 1, href: "/a" }, null, { title: "ok", href: "/pages/a" }];
    localStorage.setItem("platon_recent", JSON.stringify(hostile));
    expect(new RecentPlaces(new BrowserStorage()).list()).toEqual([{ title: "ok", href: "/pages/a" }]);
  });
});
