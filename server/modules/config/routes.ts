import { hasPermission } from "#core/permissions/hasPermission.ts";
import type { Routes } from "../../http/Routes.ts";
import { demandAdministrator } from "../../access/objectPolicy.ts";
import { copyEntity } from "./changes/copyEntity.ts";
import { changeTogether } from "./changes/changeTogether.ts";
import { permissionPlaces } from "./choices/permissionPlaces.ts";
import { readHolders } from "./choices/readHolders.ts";
import { applyProject } from "./apply/applyProject.ts";
import { readTextBase } from "./apply/merging/readTextBase.ts";
import { readUserTexts, userFiles } from "./apply/people/userTexts.ts";
import { readProjectRecord } from "./apply/projectRecord.ts";
import { loadEntityRows } from "./entities/entityRows.ts";
import { historyRoutes, type HistoryCalls } from "./history/historyRoutes.ts";
import { outlineProject } from "./outline/outlineProject.ts";
import { wordingRoutes, type WordingCalls } from "./wording/wordingRoutes.ts";
import { readScope } from "./scope/readScope.ts";
import { readParts } from "./outline/readParts.ts";
import { exportProject } from "./text/files/exportProject.ts";

type ConfigCalls =
  | "POST config/apply"
  | "POST config/changes"
  | "POST config/copy"
  | "GET config/base"
  | "GET config/export"
  | "GET config/permissions"
  | "GET config/outline"
  | "GET config/scope"
  | "GET config/parts/{entity}/{id}"
  | HistoryCalls
  | WordingCalls;

export const configRoutes: Routes<ConfigCalls> = {
  "POST config/apply": async (context, { query, body }) => {
    demandAdministrator(context);
    return applyProject(context.services.database, context, { ...body, dryRun: query.dryRun === "1" });
  },
  "POST config/changes": (context, { query, body }) => changeTogether(context, body, { isDryRun: query.dryRun === "1" }),
  "POST config/copy": (context, { body }) => copyEntity(context, body),
  "GET config/permissions": async (context) => {
    demandAdministrator(context);
    const config = await context.services.configuration.of(context.project.id);
    const roles = [...config.roles.values()];
    const places = permissionPlaces(config);
    const holders = await readHolders(context, config, places.map(({ permission }) => permission));
    return places.map((asked) => ({
      ...asked, users: holders.get(asked.permission) ?? 0, roles: roles.filter(({ permissions }) => hasPermission(permissions, asked.permission)).map(({ name }) => name),
    }));
  },
  "GET config/base": (context) => {
    demandAdministrator(context);
    return readTextBase(context.services.database.sql, context.project.id);
  },
  "GET config/export": async (context, { query }) => {
    demandAdministrator(context);
    const { id } = context.project;
    return context.services.database.transaction(
      async (tx) => [
        ...exportProject(await readProjectRecord(tx, id), await loadEntityRows(tx, id)), ...(query.users === undefined ? [] : userFiles(await readUserTexts(tx, id))),
      ],
      { isolation: "repeatable read" },
    );
  },
  "GET config/outline": outlineProject,
  "GET config/scope": (context, { query }) => readScope(context, query),
  "GET config/parts/{entity}/{id}": (context, { params }) => readParts(context, params),
  ...historyRoutes,
  ...wordingRoutes,
};
