import { field, flag, partOf, text, type EntityDefinition } from "./EntityDefinition.ts";

/** D46 api_endpoint. */
export const endpointEntity: EntityDefinition = {
  name: "api_endpoints",
  keyField: "name",
  fields: [
    text("name", 100, { isRequired: true }),
    text("title", 500),
    text("method", 4, { isRequired: true }),
    text("permission", 100),
    flag("isPublic"),
    text("plugin", 60, { default: "project" }),
    // `limit` is a word of SQL.
    { ...field("limit", "int", { default: 1000 }), column: "row_limit" },
    field("parameters", "json", { default: [] }),
  ],
};

/** D46 api_stage: a query, or a program's source. */
export const endpointStageEntity = partOf("api_endpoints", {
  name: "api_stages",
  keyField: "name",
  fields: [
    text("name", 63, { isRequired: true }),
    text("kind", 20, { isRequired: true }),
    field("query", "json"),
    text("source", 262_144, { default: "" }),
  ],
});
