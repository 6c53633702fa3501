import { composeTable } from "#core/new-table/composeTable.ts";
import { demandAdministrator } from "../../../access/objectPolicy.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import type { Input, Routes } from "../../../http/Routes.ts";
import { changeTogether } from "../../config/index.ts";
import { dropFile } from "../../files/index.ts";
import { ownerOf } from "../../tasks/index.ts";
import { receiveFile } from "../receiveFile.ts";
import { checkSheet, choiceOf } from "./checkSheet.ts";
import { keptFile } from "./keptFile.ts";
import { planOfSheet } from "./openNewTable.ts";
import { surveySheet } from "./surveySheet.ts";
import { tableTask, type TableInput } from "./tableTask.ts";

export type SheetCalls = "POST sheets" | "POST sheets/{id}" | "POST sheets/{id}/check" | "POST sheets/{id}/table";

export const sheetRoutes: Routes<SheetCalls> = {
  "POST sheets": async (context) => {
    demandAdministrator(context);
    const { id, path, name } = await receiveFile(context);
    try {
      return await surveySheet(context, { id, path, name, choice: {}, rows: {} });
    } catch (error) {
      await dropFile(context, { id, state: "pending" });
      throw error;
    }
  },
  "POST sheets/{id}": async (context, { params: { id }, body }) => {
    demandAdministrator(context);
    return await surveySheet(context, { id, path: await keptFile(context, id), name: "", choice: choiceOf(body), rows: body });
  },
  "POST sheets/{id}/check": async (context, { params, body }) => {
    demandAdministrator(context);
    return await checkSheet(context, await keptFile(context, params.id), body);
  },
  "POST sheets/{id}/table": (context, { params, body }) => beginTable(context, params.id, body),
};

/** What would be refused is refused before anything begins. */
async function beginTable(context: CallContext, file: string, body: Input<"POST sheets/{id}/table">["body"]): Promise<{ taskId: string }> {
  demandAdministrator(context);
  await keptFile(context, file);
  const { key, firstRow, fields, isPartial = false } = body;
  const plan = planOfSheet(body);
  await changeTogether(context, { changes: composeTable(plan) }, { isDryRun: true });
  const input: TableInput = { key, firstRow, file, plan, choice: choiceOf(body), isPartial, fields: fields.map(({ key: name, title, place }) => ({ key: name, title, ...(place !== undefined && { place }) })) };
  return { taskId: await context.services.tasks.start(ownerOf(context), { kind: tableTask, input, subject: { name: plan.title } }) };
}
