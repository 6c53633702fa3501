import type { Routes } from "../../http/Routes.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { cancelTicket, readTicketState } from "../exports/index.ts";
import { answerBackup, backupResource, issueBackup } from "./answerBackup.ts";
import { demandDatabase } from "./mayReadDatabase.ts";
import { readReport } from "./readReport.ts";
import { runSql } from "./sql/runSql.ts";

export { isOfFirstProject } from "./mayReadDatabase.ts";

export const databaseRoutes: Routes<
  "GET database" | "POST database/backup" | "GET database/backup/ticket" | "DELETE database/backup/ticket" | "GET database/backup" | "POST database/sql"
> = {
  "GET database": async (context) => {
    demandDatabase(context);
    return await readReport(context);
  },
  "POST database/sql": async (context, { body }) => await runSql(context, body.text),
  "POST database/backup": async (context, { body }) => await issueBackup(context, { isWithFiles: body.files === true }),
  "GET database/backup/ticket": async (context, { query }) => await readTicketState(context, backupResource, query.ticket),
  "DELETE database/backup/ticket": async (context, { query }) => {
    await cancelTicket(context, backupResource, query.ticket);
    return null;
  },
  "GET database/backup": async (context, { query }) => {
    // Looking at it first would use the ticket up.
    if (context.method === "HEAD") throw new CallFailure("method_not_allowed", { headers: { allow: "GET" } });
    return await answerBackup(context, { ticket: query.ticket, isWithFiles: query.files === "1" });
  },
};
