import { computed } from "@preact/signals-react";
import { createRoot } from "react-dom/client";
import { EventRelay } from "../../services/events/EventRelay.ts";
import { loadSettings } from "../../services/http/ClientSettings.ts";
import { learnLanguages } from "../../services/i18n/learnLanguages.ts";
import { MenuService } from "../../services/menu/MenuService.ts";
import type { PluginEntry } from "../../services/plugins/PluginEntry.ts";
import { isSignInPath } from "../../services/session/signInAddress.ts";
import { AppStart } from "../../services/start/AppStart.ts";
import { firstWords } from "../../services/start/firstWords.ts";
import { loadNeeded } from "../../services/start/loadNeeded.ts";
import { createKernelServices } from "../createKernelServices.ts";
import type { KernelServices } from "../KernelServices.ts";
import { MenuPanel } from "../layout/MenuPanel.ts";
import { ShellTitle } from "../layout/ShellTitle.ts";
import { SidebarWidth } from "../layout/SidebarWidth.ts";
import { PaletteState } from "../palette/PaletteState.ts";
import { RecentPlaces } from "../palette/RecentPlaces.ts";
import { KernelRoot } from "../react/KernelRoot.tsx";
import { ShellContext } from "../react/ShellContext.ts";
import { AppDocument } from "./AppDocument.tsx";
import { checkOnReturn } from "./checkOnReturn.ts";
import { createOrganizations } from "./createOrganizations.ts";
import { followLooks } from "./followLooks.ts";
import { followSession } from "./followSession.ts";
import { installServiceWorker } from "./installServiceWorker.ts";
import { reactToServerEvents } from "./reactToServerEvents.ts";
import { readWhatWasMissed } from "./readWhatWasMissed.ts";

export interface AppOptions {
  /** The plugins of the document; with the services, for what the kernel itself contributes (realms). */
  readonly entries: (services: () => KernelServices) => readonly PluginEntry[];
  readonly root: HTMLElement;
}

const isShownHere = (path: string): boolean => !isSignInPath(path) && !path.startsWith("/api/");

/** Starts the application's document. */
export async function startApp({ entries, root }: AppOptions): Promise<void> {
  const relay = new EventRelay();
  const settings = await loadSettings();
  const services: KernelServices = createKernelServices({ settings, entries: entries(() => services), isShownHere });
  const { storage, http, log, plugins, projectPlugins, session, location } = services;
  const menus = new MenuService({ http, storage, log, projectId: computed(() => services.project.value?.id), added: projectPlugins.menuItems });
  projectPlugins.follow();
  const organizations = createOrganizations(services, menus);
  const shell = { organizations, menus, panel: new MenuPanel(storage), title: new ShellTitle(), palette: new PaletteState(new RecentPlaces(storage)), sidebarWidth: new SidebarWidth(storage) };
  const start = new AppStart({
    needed: async () => await loadNeeded(services),
    // At once: the menu does not wait for the user, nor the user for the project.
    besides: async () => void (session.state.peek() !== "guest" && (await menus.loadAnew())),
  });
  services.theme.apply(document.documentElement);
  services.density.apply(document.documentElement);
  // The first texts of the screen are needed before it is drawn; everything else comes while it is there.
  const loading = start.run();
  await Promise.all([plugins.needAll("theme"), firstWords(services.i18n)]);
  followLooks(services);
  location.listen();
  services.connection.listen();
  shell.panel.listen();
  menus.order.listen();
  organizations.follow();
  shell.palette.follow(services, shell.title);
  // Not on the root element, whose every change says that tokens of the theme may have changed.
  shell.sidebarWidth.apply(document.body);
  session.followOtherTabs();
  checkOnReturn(session);
  learnLanguages(services);
  reactToServerEvents(services, menus);
  readWhatWasMissed(services, menus);
  followSession(services, { menus, relay });
  createRoot(root).render(
    <KernelRoot services={services}>
      <ShellContext value={shell}>
        <AppDocument start={start} />
      </ShellContext>
    </KernelRoot>,
  );
  await loading;
  installServiceWorker(log);
  if (services.project.peek()?.reportsErrors) void import("../errors/reportErrors.ts").then(({ reportErrors }) => reportErrors(services));
}
