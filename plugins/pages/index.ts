import { definePlugin } from "#sdk/plugin/definePlugin.ts";
import { manifest } from "./manifest.ts";
import { chartView } from "./ChartView.tsx";
import { pageScreen } from "./PageScreen.tsx";
import { pageView } from "./PageView.tsx";

/** Pages: screens and embedded views made of a project's components. */
export const pages = definePlugin(manifest, (context) => {
  context.contribute("screen", pageScreen);
  context.contribute("view", pageView);
  context.contribute("view", chartView);
});
