import type { CallContext } from "../../../http/CallContext.ts";
import type { Table } from "../../config/index.ts";
import { isChangeable, whyNot } from "./isChangeable.ts";

/** Deletes a view, for everybody who had it as their default too. @throws CallFailure `not_found`, `forbidden` */
export async function removeView(context: CallContext, table: Pick<Table, "id">, id: string): Promise<void> {
  const { numDeletedRows } = await context.services.database.sql
    .deleteFrom("platon.table_views")
    .where(isChangeable(context, { table, id }))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw await whyNot(context, { table, id });
}
