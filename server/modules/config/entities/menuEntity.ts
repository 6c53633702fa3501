import { flag, field, sortOrder, text, type EntityDefinition } from "./EntityDefinition.ts";

/** Spec §3 Menu item. */
export const menuEntity: EntityDefinition = {
  name: "menus",
  keyField: "key",
  parentField: "parentId",
  orderField: "sortOrder",
  fields: [
    text("key", 100, { isRequired: true }),
    text("name", 500, { isRequired: true }),
    field("parentId", "uuid", { references: "menus" }),
    text("link", 1000),
    text("cssClass", 60),
    text("cssStyle", 200),
    text("badge", 100),
    text("badgeType", 40, { default: "primary" }),
    flag("hasDividerBefore"),
    flag("isHomepage"),
    flag("isTrackMenu"),
    text("datasource", 60),
    text("permission", 100),
    sortOrder,
  ],
};
