import { code, flag, text, type EntityDefinition } from "./EntityDefinition.ts";

/** D70: a component that every page and form of the project may use. */
export const componentEntity: EntityDefinition = {
  name: "components",
  keyField: "name",
  fields: [
    text("name", 100, { isRequired: true }),
    text("content", 65_536, { default: "" }),
    code("js", "moduleLength"),
    code("css", "cssLength"),
    flag("isPublic"),
    text("realm", 10, { default: "worker" }),
  ],
};
