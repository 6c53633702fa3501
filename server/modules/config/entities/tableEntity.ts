import { field, flag, partOf, text, type EntityDefinition } from "./EntityDefinition.ts";

export const tableEntity: EntityDefinition = {
  name: "tables",
  keyField: "name",
  fields: [
    text("name", 100, { isRequired: true }),
    text("title", 500, { isRequired: true }),
    field("source", "json", { isRequired: true }),
    flag("isPublic"),
    field("permissions", "json", { default: {} }),
    field("rowRule", "json"),
    field("levels", "json", { default: [] }),
    field("leftFixed", "int", { default: 0 }),
    field("rightFixed", "int", { default: 0 }),
    field("groupBy", "text_array", { default: [] }),
    text("splitRowsBy", 100),
    flag("navigateByKeyboard", true),
    field("maxHeight", "number"),
    field("pageSize", "int", { default: 50 }),
    field("sort", "json", { default: [] }),
    field("searchFields", "text_array", { default: [] }),
    text("form", 100),
  ],
};

/** Spec §3 Table column. */
export const tableColumnEntity = partOf("tables", {
  name: "table_columns",
  keyField: "key",
  parentField: "parentId",
  fields: [
    field("parentId", "uuid", { references: "table_columns" }),
    text("key", 100, { isRequired: true }),
    text("title", 500, { isRequired: true }),
    text("dataField", 100),
    field("width", "number"),
    text("link", 1000),
    text("hint", 1000),
    text("cellFormat", 2048),
    text("numberFormat", 20),
    text("dataAlign", 6),
    text("footerAlign", 6),
    flag("dataNowrap", true),
    flag("footerNowrap", true),
    text("formatCondition", 2048),
    text("formatColor", 2048),
    text("formatBackgroundColor", 2048),
    text("footer", 2048),
    text("sumType", 100),
    flag("isSortable", true),
    text("headerComponent", 100),
  ],
});

/** D46 filter. */
export const tableFilterEntity = partOf("tables", {
  name: "table_filters",
  keyField: "key",
  fields: [
    text("key", 100, { isRequired: true }),
    text("title", 500, { isRequired: true }),
    text("field", 100, { isRequired: true }),
    text("operator", 20, { isRequired: true }),
    text("type", 40, { isRequired: true }),
    field("defaultValue", "json"),
    flag("isRequired"),
    field("width", "number"),
    text("displayCondition", 2048),
    field("options", "json"),
  ],
});

/** D46 button. */
export const tableButtonEntity = partOf("tables", {
  name: "table_buttons",
  keyField: "key",
  fields: [
    text("key", 100, { isRequired: true }),
    text("title", 500, { isRequired: true }),
    text("icon", 60),
    text("link", 1000),
    text("action", 100),
    text("scope", 20, { isRequired: true }),
    text("confirmText", 1000),
    text("permission", 100),
    text("displayCondition", 2048),
  ],
});
