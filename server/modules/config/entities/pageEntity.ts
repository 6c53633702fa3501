import { maxCss } from "#core/styles/index.ts";
import { field, flag, sortOrder, text, type EntityDefinition } from "./EntityDefinition.ts";

export const pageEntity: EntityDefinition = {
  name: "platon_pages",
  keyField: "name",
  fields: [
    text("name", 100, { isRequired: true }),
    text("title", 500, { isRequired: true }),
    flag("isPublic"),
    field("permissions", "json", { default: {} }),
    text("css", maxCss, { default: "", isCss: true }),
    field("queries", "json", { default: [] }),
  ],
};

export const pageComponentEntity: EntityDefinition = {
  name: "platon_page_components",
  keyField: "name",
  ownerField: "pageId",
  orderField: "sortOrder",
  fields: [
    field("pageId", "uuid", { isRequired: true, references: "platon_pages" }),
    text("name", 100, { isRequired: true }),
    text("css", maxCss, { default: "", isCss: true }),
    field("scripts", "text_array", { default: [] }),
    text("realm", 10, { default: "worker" }),
    sortOrder,
  ],
};
