import { describe, type TextOf } from "./describe.ts";
import { choice, flag, text } from "./fields.ts";

const fields = {
  key: text(100, { isRequired: true, about: "Stable name among all items of the project" }),
  name: text(500, { isRequired: true, isTranslated: true, about: "What people read of the item" }),
  link: text(1000, { about: "Where it leads: tables/cities, pages/dashboard, https://…" }),
  cssClass: text(60, { about: "Name of a lucide icon" }),
  cssStyle: text(200, { about: "Colour of the icon" }),
  badge: text(100, { about: "Short text behind the name" }),
  badgeType: choice(["primary", "success", "warning", "danger", "info", "neutral"], { default: "primary", about: "Tone of the badge" }),
  hasDividerBefore: flag(false, { about: "A line above the item" }),
  isHomepage: flag(false, { about: "Where the application begins" }),
  isTrackMenu: flag(false, { about: "A press on it is recorded" }),
  datasource: text(60, { about: "Project whose configuration it belongs to" }),
  permission: text(100, { about: "Who sees it" }),
};

/** Spec §3 Menu item; `menus.json`. */
export const menus = describe({ name: "menus", place: { file: "menus" }, keyField: "key", isTree: true, fields, isEverybodys: true, isToldAsOne: true });

export interface MenuText extends TextOf<typeof fields> {
  children?: MenuText[];
}
export interface MenusText {
  items: MenuText[];
}
