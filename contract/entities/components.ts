import { describe, type TextOf } from "./describe.ts";
import { code, flag, text } from "./fields.ts";
import { realm } from "./pages.ts";

const fields = {
  name: text(100, { isRequired: true, title: "Калит" }),
  content: code({ extension: "html" }, { title: "HTML қолип", about: "Empty, or an HTML template whose texts and attributes may hold {{expression}}" }),
  js: code({ limit: "moduleLength", extension: "tsx", styles: "css" }, { title: "Модул", about: "Module; the component is its default export" }),
  css: code({ limit: "cssLength", extension: "css" }, { title: "CSS", about: "Style sheet, scoped to the component" }),
  isPublic: flag(false, { title: "Ҳамма учун", about: "Guests may load it" }),
  realm: realm(),
};

/** D70: a component that every page and form of the project may use; `components/<Name>.json`. */
export const components = describe({
  name: "components", title: "Компонентлар", place: { folder: "components", name: /^[A-Z][A-Za-z0-9]{0,99}$/ }, keyField: "name", fields, isEverybodys: true,
});

export type ComponentText = TextOf<Omit<typeof fields, "name">>;
