import Type from "typebox";
import { closed, flag, optional, text } from "../schemaParts.ts";

export interface MenuText {
  name: string;
  link?: string;
  cssClass?: string;
  cssStyle?: string;
  badge?: string;
  badgeType?: string;
  hasDividerBefore?: boolean;
  isHomepage?: boolean;
  isTrackMenu?: boolean;
  datasource?: string;
  permission?: string;
  key: string;
  children?: MenuText[];
}

export const MenuText = Type.Cyclic(
  {
    MenuText: Type.Object(
      {
        /** Stable name among all items of the project. */
        key: text(100),
        name: text(),
        link: optional(text(1000)),
        cssClass: optional(text(60)),
        cssStyle: optional(text(200)),
        badge: optional(text(100)),
        badgeType: optional(text(40)),
        hasDividerBefore: flag(),
        isHomepage: flag(),
        isTrackMenu: flag(),
        datasource: optional(text(60)),
        permission: optional(text(100)),
        children: optional(Type.Array(Type.Ref("MenuText"))),
      },
      closed,
    ),
  },
  "MenuText",
);

/** `menus.json` */
export const MenusText = Type.Object({ items: Type.Array(MenuText) }, closed);
export type MenusText = { items: MenuText[] };
