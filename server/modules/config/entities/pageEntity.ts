import { code, field, flag, partOf, text, type EntityDefinition } from "./EntityDefinition.ts";

export const pageEntity: EntityDefinition = {
  name: "platon_pages",
  keyField: "name",
  fields: [
    text("name", 100, { isRequired: true }),
    text("title", 500, { isRequired: true }),
    flag("isPublic"),
    field("permissions", "json", { default: {} }),
    code("css", "cssLength"),
    field("queries", "json", { default: [] }),
  ],
};

export const pageComponentEntity = partOf("platon_pages", {
  name: "platon_page_components",
  keyField: "name",
  fields: [
    text("name", 100, { isRequired: true }),
    code("css", "cssLength"),
    field("scripts", "text_array", { default: [], limit: "moduleLength" }),
    text("realm", 10, { default: "worker" }),
  ],
});
