import { defineScreen } from "#sdk/contributions/screen.ts";
import { definePlugin } from "#sdk/plugin/definePlugin.ts";
import { manifest } from "./manifest.ts";
import { AdministrationScreen } from "./screens/administration/AdministrationScreen.tsx";
import { comingScreen } from "./screens/coming/comingScreen.tsx";
import { contributedDatabase } from "./screens/db-control/contributedDatabase.tsx";
import { fileManagerScreen } from "./screens/files/fileManagerScreen.tsx";
import { contributedHistory } from "./screens/history/contributedHistory.tsx";
import { contributedHelp } from "./screens/instructions/contributedHelp.tsx";
import { NewFieldsScreen } from "./screens/new-table/NewFieldsScreen.tsx";
import { NewTableScreen } from "./screens/new-table/NewTableScreen.tsx";
import { PanesScreen } from "./screens/panes/PanesScreen.tsx";
import { PluginsScreen } from "./screens/plugins/PluginsScreen.tsx";
import { SettingsScreen } from "./screens/settings/SettingsScreen.tsx";
import { ProfileScreen } from "./screens/profile/ProfileScreen.tsx";
import { contributedTasks } from "./screens/tasks/contributedTasks.tsx";
import { contributedTranslations } from "./screens/translations/contributedTranslations.tsx";
import { UserAccessScreen } from "./screens/users/UserAccessScreen.tsx";
import { contributedWhy } from "./screens/why/contributedWhy.tsx";

/** Screens with which administrators keep the system, and those that everybody has. */
export const system = definePlugin(manifest, (context) => {
  context.contribute("screen", defineScreen({ id: "administration", component: AdministrationScreen }));
  context.contribute("screen", defineScreen({ id: "new-table", component: NewTableScreen }));
  context.contribute("screen", defineScreen({ id: "new-fields", component: NewFieldsScreen }));
  context.contribute("screen", defineScreen({ id: "settings", component: SettingsScreen }));
  context.contribute("screen", defineScreen({ id: "plugins", component: PluginsScreen }));
  context.contribute("screen", defineScreen({ id: "profile-page", component: ProfileScreen }));
  context.contribute("screen", defineScreen({ id: "resizable-page", component: PanesScreen }));
  context.contribute("screen", fileManagerScreen(context));
  for (const screen of contributedHistory()) context.contribute("screen", screen);
  context.contribute("screen", contributedTranslations());
  context.contribute("screen", contributedDatabase());
  context.contribute("screen", contributedTasks());
  context.contribute("screen", contributedHelp());
  context.contribute("screen", comingScreen("import", "importing"));
  context.contribute("screen", defineScreen({ id: "user-access", component: UserAccessScreen }));
  context.contribute("screen", contributedWhy());
});
