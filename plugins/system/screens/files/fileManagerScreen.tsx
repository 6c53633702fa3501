import { defineScreen, type ScreenDefinition, type ScreenProps } from "#sdk/contributions/screen.ts";
import type { PluginContext } from "#sdk/plugin/PluginContext.ts";
import { FilesScreen } from "./FilesScreen.tsx";
import { FileLibrary } from "./model/FileLibrary.ts";

/** The screen, and the library behind it, which ends with the plugin. */
export function fileManagerScreen(context: PluginContext<"files">): ScreenDefinition {
  const library = new FileLibrary(context.capabilities.files);
  context.own(library);
  return defineScreen({ id: "file-manager", component: (props: ScreenProps) => <FilesScreen {...props} library={library} /> });
}
