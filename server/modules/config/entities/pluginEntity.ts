import { field, text, type EntityDefinition } from "./EntityDefinition.ts";

/** D72, D73: a plugin of the project. `name` is the plugin's id, as that of its file; the manifest has a name of its own. */
export const pluginEntity: EntityDefinition = {
  name: "plugins",
  keyField: "name",
  fields: [
    text("name", 40, { isRequired: true }),
    field("manifest", "json", { isRequired: true }),
    field("modules", "json", { isRequired: true }),
    field("grants", "text_array", { default: [] }),
  ],
};
