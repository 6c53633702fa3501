import { describe, type TextOf } from "./describe.ts";
import { code, flag, text } from "./fields.ts";
import { realm } from "./pages.ts";

const fields = {
  name: text(100, { isRequired: true }),
  content: code({ extension: "html" }, { about: "Empty, or an HTML template whose texts and attributes may hold {{expression}}" }),
  js: code({ limit: "moduleLength", extension: "tsx" }, { about: "Module; the component is its default export" }),
  css: code({ limit: "cssLength", extension: "css" }, { about: "Style sheet, scoped to the component" }),
  isPublic: flag(false, { about: "Guests may load it" }),
  realm: realm(),
};

/** D70: a component that every page and form of the project may use; `components/<Name>.json`. */
export const components = describe({ name: "components", place: { folder: "components", name: /^[A-Z][A-Za-z0-9]{0,99}$/ }, keyField: "name", fields, isEverybodys: true });

export type ComponentText = TextOf<Omit<typeof fields, "name">>;
