import type { MenuItem } from "#contract/info.ts";
import type { Routes } from "../../http/Routes.ts";
import { translator } from "../config/index.ts";
import { decideMenuItem } from "./decideMenuItem.ts";
import { listPlaces } from "./listPlaces.ts";
import { presentMenu } from "./presentMenu.ts";

export { decideMenuItem } from "./decideMenuItem.ts";
export { presentMenu } from "./presentMenu.ts";

export const menuRoutes: Routes<"GET menus" | "GET places"> = {
  "GET places": listPlaces,
  "GET menus": async (context): Promise<MenuItem[]> => {
    const config = await context.services.configuration.of(context.project.id);
    return presentMenu(config.menus, {
      projectId: config.projectId,
      translate: translator(config, context),
      isShown: (item) => decideMenuItem(item, context).isAllowed,
    });
  },
};
