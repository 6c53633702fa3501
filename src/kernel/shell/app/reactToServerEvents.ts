import type { ServerEvent } from "#contract/serverEvent.ts";
import type { Disposable } from "#sdk/plugin/Disposable.ts";
import type { MenuService } from "../../services/menu/MenuService.ts";
import type { KernelServices } from "../KernelServices.ts";
import { tellNewDevice } from "./tellNewDevice.ts";

/** Configuration entities whose change shows in `/info`: the project, its languages, its components. */
const projectEntities = new Set(["projects", "translations", "components", "plugins"]);

/**
 * What of the kernel changes when the server says that something changed (D10); open screens hear the same events from
 * the bus and reload what they show.
 */
export function reactToServerEvents(services: KernelServices, menus: MenuService): Disposable {
  const { bus, plugins, log } = services;
  const reloadProject = (): void => void services.refreshProject();
  return bus.on("ServerEvent", (event: ServerEvent) => {
    switch (event.kind) {
      case "menu":
        return void menus.load();
      case "plugin":
        plugins.setState(event.plugin, event.state);
        // Its grants, its components, what it contributes.
        return reloadProject();
      case "config":
        // The menu's names come in the user's language.
        if (event.entity === "menus" || event.entity === "translations") void menus.load();
        if (projectEntities.has(event.entity)) reloadProject();
        return;
      case "session":
        if (event.change === "begun") return tellNewDevice(services, event);
        // What depends on the organisation is read anew once the user is known to be in another.
        if (event.change !== "revoked") {
          if (event.change === "rights") void menus.load();
          return void services.session.reload().catch((failure: unknown) => log.error(failure));
        }
        return void services.session.hearRevoked(event.sessionId);
      case "reset":
        reloadProject();
        return void menus.load();
      case "record":
      case "task":
      case "progress":
        return;
    }
  });
}
