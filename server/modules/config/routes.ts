import type { Routes } from "../../http/Routes.ts";
import { demandAdministrator } from "../../access/objectPolicy.ts";
import { copyEntity } from "./changes/copyEntity.ts";
import { changeTogether } from "./changes/changeTogether.ts";
import { applyProject } from "./apply/applyProject.ts";
import { readTextBase } from "./apply/merging/readTextBase.ts";
import { readProjectRecord } from "./apply/projectRecord.ts";
import { loadEntityRows } from "./entities/entityRows.ts";
import { historyRoutes, type HistoryCalls } from "./history/historyRoutes.ts";
import { outlineProject } from "./outline/outlineProject.ts";
import { exportProject } from "./text/files/exportProject.ts";

type ConfigCalls =
  | "POST config/apply"
  | "POST config/changes"
  | "POST config/copy"
  | "GET config/base"
  | "GET config/export"
  | "GET config/outline"
  | HistoryCalls;

export const configRoutes: Routes<ConfigCalls> = {
  "POST config/apply": async (context, { query, body }) => {
    demandAdministrator(context);
    return applyProject(context.services.database, context, { ...body, dryRun: query.dryRun === "1" });
  },
  "POST config/changes": (context, { query, body }) => changeTogether(context, body, { isDryRun: query.dryRun === "1" }),
  "POST config/copy": (context, { body }) => copyEntity(context, body),
  "GET config/base": (context) => {
    demandAdministrator(context);
    return readTextBase(context.services.database.sql, context.project.id);
  },
  "GET config/export": async (context) => {
    demandAdministrator(context);
    const { database } = context.services;
    return database.transaction(
      async (tx) => exportProject(await readProjectRecord(tx, context.project.id), await loadEntityRows(tx, context.project.id)),
      { isolation: "repeatable read" },
    );
  },
  "GET config/outline": outlineProject,
  ...historyRoutes,
};
