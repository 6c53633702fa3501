import { PluginText } from "../plugin.ts";
import { describe, type Fields } from "./describe.ts";
import { json, text, texts } from "./fields.ts";

const { id: _id, modules, grants: _grants, ...manifest } = PluginText.properties;
const required: readonly string[] = PluginText.required;
const described: Fields = Object.fromEntries(
  Object.entries(manifest).map(([name, schema]) => [name, json(schema, required.includes(name) ? { isRequired: true } : {})]),
);

/**
 * D72, D73: a plugin of the project; `plugins/<id>.json`. `name` is the plugin's id, as that of its file; the manifest has a
 * name of its own.
 */
export const plugins = describe({
  name: "plugins",
  title: "Плагинлар",
  place: { folder: "plugins", name: /^[a-z][a-z0-9-]{0,39}$/ },
  keyField: "name",
  keyInText: "id",
  fields: {
    name: text(40, { isRequired: true, title: "Калит" }),
    modules: json(modules, { isRequired: true, title: "Модуллар", about: "Modules by name" }, { code: { limit: "moduleLength" } }),
    grants: texts(50, { default: [], title: "Берилган имкониятлар", about: "What of its capabilities the project grants as long as no administrator has decided otherwise" }, { maxItems: 30 }),
  },
  gathered: { into: "manifest", isApart: true, title: "Тавсиф", fields: described },
});
