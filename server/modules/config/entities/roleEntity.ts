import { field, text, type EntityDefinition } from "./EntityDefinition.ts";

/** D28: permission strings under one name. */
export const roleEntity: EntityDefinition = {
  name: "roles",
  keyField: "name",
  fields: [
    text("name", 100, { isRequired: true }),
    text("title", 500, { isRequired: true }),
    field("permissions", "text_array", { isRequired: true }),
  ],
};
