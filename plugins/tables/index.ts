import { definePlugin } from "#sdk/plugin/definePlugin.ts";
import { cellFormats } from "./formats/index.ts";
import { manifest } from "./manifest.ts";
import { TableScreen } from "./view/TableScreen.tsx";
import { TableView } from "./view/TableView.tsx";

export const tables = definePlugin(manifest, (context) => {
  context.contribute("screen", { id: "table", component: TableScreen });
  context.contribute("view", { kind: "table", component: TableView });
  for (const format of cellFormats) context.contribute("cellFormat", format);
});
