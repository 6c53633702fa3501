import { describe, expect, it } from "vitest";
import type { Menu } from "../config/index.ts";
import { presentMenu } from "./presentMenu.ts";

const item = (key: string, rest: Partial<Menu> = {}): Menu =>
  ({ id: `id-${key}`, key, name: key, link: `/${key}`, badgeType: "primary", hasDividerBefore: false, isHomepage: false, isTrackMenu: false, children: [], ...rest });

const view = {
  projectId: "demo",
  translate: (text: string) => (text === "cities" ? "Шаҳарлар" : text),
  isShown: ({ permission }: Menu) => permission === undefined,
};

const namesOf = (items: readonly Menu[]): unknown =>
  presentMenu(items, view).map(({ name, children }) => (children.length > 0 ? [name, children.map((child) => child.name)] : name));

describe("presentMenu", () => {
  it("MN1 what may not be seen is not there, and neither is what stands below it", () => {
    expect(namesOf([item("a"), item("b", { permission: "p", children: [item("c")] })])).toEqual(["a"]);
    expect(namesOf([item("g", { children: [item("a"), item("b", { permission: "p" })] })])).toEqual([["g", ["a"]]]);
  });

  it("MN2 a group without children left is not there, an item with a link of its own is", () => {
    const hidden = [item("x", { permission: "p" })];
    expect(namesOf([item("g", { link: undefined, children: hidden }), item("h", { children: hidden }), item("i", { link: undefined })])).toEqual(["h", "i"]);
  });

  it("MN3 names and badges are translated", () => {
    expect(presentMenu([item("cities", { badge: "cities" })], view)).toMatchObject([{ name: "Шаҳарлар", badge: "Шаҳарлар" }]);
  });

  it("MN4 the rest has its defaults", () => {
    expect(presentMenu([item("a", { link: undefined })], view)).toEqual([
      {
        id: "id-a", projectId: "demo", name: "a", link: null, cssClass: null, cssStyle: null, children: [], badge: null,
        badgeType: "primary", hasDividerBefore: false, isHomepage: false, isTrackMenu: false, datasource: null,
      },
    ]);
  });
});
