import type { ViewHost } from "#sdk/react/View.tsx";
import type { PluginHost } from "../../services/plugins/PluginHost.ts";
import { DrawnView } from "./DrawnView.tsx";

/** What views are drawn by, wherever in the document. */
export const createViewHost = (plugins: PluginHost): ViewHost => ({
  Drawn: DrawnView,
  prepare: async (kind, props) => {
    try {
      const definition = await plugins.need("view", kind);
      if (props) await definition?.prepare?.(props);
    } catch {
      // It is asked for again, and told of, where it is drawn.
    }
  },
});
