import { definePlugin } from "#sdk/plugin/definePlugin.ts";
import { manifest } from "./manifest.ts";
import { codeEditorScreen } from "./view/CodeEditorScreen.tsx";
import { componentsScreen } from "./view/ComponentsScreen.tsx";
import { eventsScreen } from "./view/EventsScreen.tsx";
import { misbehaviourScreen } from "./view/MisbehaviourScreen.tsx";
import { resizableScreen } from "./view/ResizableScreen.tsx";
import { richTextScreen } from "./view/RichTextScreen.tsx";
import { tableDemoScreen } from "./view/TableDemoScreen.tsx";

/** `/demo/…`: what components, events and bad code do, to be seen and tried (spec §2). */
export const demo = definePlugin(manifest, (context) => {
  context.contribute("screen", componentsScreen);
  context.contribute("screen", eventsScreen);
  context.contribute("screen", misbehaviourScreen);
  context.contribute("screen", tableDemoScreen);
  context.contribute("screen", resizableScreen);
  context.contribute("screen", codeEditorScreen);
  context.contribute("screen", richTextScreen);
});
