import type { BulkAnswer, BulkBody } from "#contract/table.ts";
import { demand, demandAdministrator } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Routes } from "../../http/Routes.ts";
import { changeMany, openForm, type ManyChange } from "../forms/index.ts";
import { meantIds, openLevel } from "../tables/index.ts";
import { pressButton } from "./pressButton.ts";

/** What people do with rows of a table that they chose. */
export const actionRoutes: Routes<"POST tables/{name}/actions/{button}" | "POST tables/{name}/bulk"> = {
  "POST tables/{name}/actions/{button}": (context, { params, body }) => pressButton(context, params, body),
  "POST tables/{name}/bulk": (context, { params, body }) => changeInBulk(context, params.name, body),
};

/**
 * Under the rights and row rules of the table, or of the child table that `level` names, and of its form, and under the
 * form's checks. Rows that are refused are told
 * one by one, the others are done.
 * @throws CallFailure `bad_request` for none or several of a patch, a deletion and a restoring; `not_found` for a table
 *   without a form; those of `meantIds` and of `changeMany`
 */
export async function changeInBulk(context: CallContext, name: string, body: BulkBody): Promise<BulkAnswer> {
  const { patch, delete: isDeletion, isHard, restore, ...meant } = body;
  if ([patch, isDeletion, restore].filter((one) => one !== undefined).length !== 1) throw new CallFailure("bad_request", { params: { where: "body.patch" } });
  if (isHard) demandAdministrator(context);
  const operation = patch ? "update" : "delete";
  const { level = 1 } = meant;
  const { table } = await openLevel(context, name, { level });
  demand(table, operation, context);
  if (table.form === undefined) throw new CallFailure("not_found");
  const opened = await openForm(context, table.form, operation, table.rowRule);
  const ids = await meantIds(context, name, restore ? { ...meant, deleted: "only" } : meant);
  const change: ManyChange = patch ? { kind: "update", patch } : { kind: restore ? "restore" : isHard ? "deleteForEver" : "delete" };
  return await changeMany(opened, { context, ids, change, object: `table:${table.name}` });
}
