import { field, flag, partOf, text, type EntityDefinition } from "./EntityDefinition.ts";

export const formEntity: EntityDefinition = {
  name: "forms",
  keyField: "name",
  fields: [
    text("name", 100, { isRequired: true }),
    text("title", 500, { isRequired: true }),
    field("source", "json", { isRequired: true }),
    flag("isPublic"),
    text("layout", 10, { default: "auto" }),
    field("permissions", "json", { default: {} }),
    field("rowRule", "json"),
  ],
};

/** Spec §3 Form element; what only some types have lies in `properties`. */
export const formElementEntity = partOf("forms", {
  name: "form_elements",
  keyField: "key",
  parentField: "parentId",
  fields: [
    field("parentId", "uuid", { references: "form_elements" }),
    text("key", 100, { isRequired: true }),
    text("type", 60, { isRequired: true }),
    text("dataField", 100),
    text("label", 500),
    field("optionsFrom", "json"),
    field("data", "json"),
    field("properties", "json", { default: {} }),
  ],
});
