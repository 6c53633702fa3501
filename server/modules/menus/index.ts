import { hasPermission } from "#core/permissions/hasPermission.ts";
import type { MenuItem } from "#contract/info.ts";
import { isAdministrator } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { Routes } from "../../http/Routes.ts";
import type { Menu } from "../config/index.ts";
import { translator } from "../config/index.ts";
import { listPlaces } from "./listPlaces.ts";
import { presentMenu } from "./presentMenu.ts";

export const menuRoutes: Routes<"GET menus" | "GET places"> = {
  "GET places": listPlaces,
  "GET menus": async (context): Promise<MenuItem[]> => {
    const config = await context.services.configuration.of(context.project.id);
    return presentMenu(config.menus, {
      projectId: config.projectId,
      translate: translator(config, context),
      isShown: (item) => isShown(item, context),
    });
  },
};

function isShown({ permission }: Menu, { caller }: CallContext): boolean {
  if (permission === undefined || isAdministrator(caller)) return true;
  return caller !== undefined && hasPermission(caller.permissions, permission);
}
