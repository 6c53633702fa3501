import type { MenuService } from "../../services/menu/MenuService.ts";
import { Organizations } from "../../services/session/Organizations.ts";
import type { KernelServices } from "../KernelServices.ts";

/** Another organisation shows another menu, and other plugins and grants of the project. */
export function createOrganizations(services: KernelServices, menus: MenuService): Organizations {
  const { http, session, storage, log, location, overlays, i18n } = services;
  return new Organizations({
    http,
    session,
    storage,
    log,
    reload: () => {
      void menus.load();
      void services.refreshProject();
    },
    isDirty: () => location.isDirty(),
    onKept: () => overlays.toast({ kind: "info", text: i18n.t("shell.organization.elsewhere") }),
  });
}
