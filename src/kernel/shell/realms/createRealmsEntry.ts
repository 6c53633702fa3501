import type { PluginEntry } from "../../services/plugins/PluginEntry.ts";
import type { KernelServices } from "../KernelServices.ts";
import { realmsManifest } from "./realmsManifest.ts";

/**
 * The line of a document's plugin list that lets it show sandboxed components:
 * `<View kind="component" group="project" scope="page:home" component={{ name, css, scripts }} props={{ … }} />`.
 * The sandbox's host side is fetched with the first of them.
 */
export const createRealmsEntry = (services: () => KernelServices): PluginEntry => ({
  manifest: realmsManifest,
  load: async () => {
    const { createRealmsPlugin } = await import("./createRealmsPlugin.tsx");
    return createRealmsPlugin(services());
  },
});
