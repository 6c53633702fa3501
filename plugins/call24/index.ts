import { defineScreen } from "#sdk/contributions/screen.ts";
import { defineView } from "#sdk/contributions/view.ts";
import { definePlugin } from "#sdk/plugin/definePlugin.ts";
import { manifest } from "./manifest.ts";
import { Call24Screen } from "./view/Call24Screen.tsx";
import { Call24Widget } from "./view/Call24Widget.tsx";

/** People write to the project's support and read its answers (D54). */
export const call24 = definePlugin(manifest, (context) => {
  context.contribute("screen", defineScreen({ id: "call24", component: Call24Screen }));
  context.contribute("view", defineView({ kind: "call24", component: Call24Widget }));
});
