import { defineScreen } from "#sdk/contributions/screen.ts";
import { definePlugin } from "#sdk/plugin/definePlugin.ts";
import { manifest } from "./manifest.ts";
import { comingScreen } from "./screens/coming/comingScreen.tsx";
import { fileManagerScreen } from "./screens/files/fileManagerScreen.tsx";
import { contributedHistory } from "./screens/history/contributedHistory.tsx";
import { contributedHelp } from "./screens/instructions/contributedHelp.tsx";
import { PanesScreen } from "./screens/panes/PanesScreen.tsx";
import { PluginsScreen } from "./screens/plugins/PluginsScreen.tsx";
import { ProfileScreen } from "./screens/profile/ProfileScreen.tsx";
import { UserAccessScreen } from "./screens/users/UserAccessScreen.tsx";

/** Screens with which administrators keep the system, and those that everybody has. */
export const system = definePlugin(manifest, (context) => {
  context.contribute("screen", defineScreen({ id: "plugins", component: PluginsScreen }));
  context.contribute("screen", defineScreen({ id: "profile-page", component: ProfileScreen }));
  context.contribute("screen", defineScreen({ id: "resizable-page", component: PanesScreen }));
  context.contribute("screen", fileManagerScreen(context));
  context.contribute("screen", contributedHistory());
  context.contribute("screen", comingScreen("call24", "call24"));
  context.contribute("screen", comingScreen("db-control", "dbControl"));
  context.contribute("screen", comingScreen("tasks", "tasks"));
  context.contribute("screen", contributedHelp());
  context.contribute("screen", comingScreen("import", "importing"));
  context.contribute("screen", defineScreen({ id: "user-access", component: UserAccessScreen }));
});
