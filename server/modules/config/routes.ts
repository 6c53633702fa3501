import type { Routes } from "../../http/Routes.ts";
import { demandAdministrator } from "../../access/objectPolicy.ts";
import { applyProject } from "./apply/applyProject.ts";
import { readProjectRecord } from "./apply/projectRecord.ts";
import { listRevisions, restoreRevision } from "./revisions.ts";
import { exportProject } from "./text/exportProject.ts";

type ConfigCalls =
  | "POST config/apply"
  | "GET config/export"
  | "GET revisions/{entity}/{id}"
  | "POST revisions/{entity}/{id}/restore";

export const configRoutes: Routes<ConfigCalls> = {
  "POST config/apply": async (context, { query, body }) => {
    demandAdministrator(context);
    return applyProject(context.services.database, context, { ...body, dryRun: query.dryRun === "1" });
  },
  "GET config/export": async (context) => {
    demandAdministrator(context);
    const { configuration, database } = context.services;
    const [record, config] = await Promise.all([
      readProjectRecord(database.sql, context.project.id),
      configuration.of(context.project.id),
    ]);
    return exportProject(record, config);
  },
  "GET revisions/{entity}/{id}": (context, { params }) => {
    demandAdministrator(context);
    return listRevisions(context.services.database.sql, context.project.id, params);
  },
  "POST revisions/{entity}/{id}/restore": async (context, { params, body }) => {
    demandAdministrator(context);
    const restored = await context.services.database.transaction((tx) => restoreRevision(
      tx, context, { ...params, ...body }
    ));
    return { id: restored.id, version: restored.version, values: restored.values };
  },
};
