import type { Routes } from "../../http/Routes.ts";
import { demandAdministrator } from "../../access/objectPolicy.ts";
import { changeTogether } from "./changes/changeTogether.ts";
import { applyProject } from "./apply/applyProject.ts";
import { readProjectRecord } from "./apply/projectRecord.ts";
import { loadEntityRows } from "./entities/entityRows.ts";
import { listRevisions, restoreRevision } from "./changes/revisions.ts";
import { outlineProject } from "./outline/outlineProject.ts";
import { exportProject } from "./text/files/exportProject.ts";

type ConfigCalls =
  | "POST config/apply"
  | "POST config/changes"
  | "GET config/export"
  | "GET config/outline"
  | "GET revisions/{entity}/{id}"
  | "POST revisions/{entity}/{id}/restore";

export const configRoutes: Routes<ConfigCalls> = {
  "POST config/apply": async (context, { query, body }) => {
    demandAdministrator(context);
    return applyProject(context.services.database, context, { ...body, dryRun: query.dryRun === "1" });
  },
  "POST config/changes": (context, { query, body }) => changeTogether(context, body, { isDryRun: query.dryRun === "1" }),
  "GET config/export": async (context) => {
    demandAdministrator(context);
    const { database } = context.services;
    return database.transaction(
      async (tx) => exportProject(await readProjectRecord(tx, context.project.id), await loadEntityRows(tx, context.project.id)),
      { isolation: "repeatable read" },
    );
  },
  "GET config/outline": outlineProject,
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
