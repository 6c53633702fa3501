import { field, text, type EntityDefinition } from "./EntityDefinition.ts";

/** D44: a project's data table. Its columns are made by `apply`, not by saving the entity. */
export const datasetEntity: EntityDefinition = {
  name: "datasets",
  keyField: "name",
  fields: [
    text("name", 63, { isRequired: true }),
    text("title", 500, { isRequired: true }),
    field("fields", "json", { isRequired: true }),
    field("indexes", "json", { default: [] }),
    field("rowRule", "json"),
  ],
};
