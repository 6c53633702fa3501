import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { callerOf } from "../../../http/callerOf.ts";

/** Where a file lies that the caller has sent for a table. @throws CallFailure `not_found` */
export async function keptFile(context: CallContext, id: string): Promise<string> {
  const { services: { database, files }, project } = context;
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
  const row = isId && await database.sql.selectFrom("platon.files").select("id")
    .where("id", "=", id).where("project_id", "=", project.id).where("uploaded_by", "=", callerOf(context).userId).where("state", "=", "pending").executeTakeFirst();
  if (!row) throw new CallFailure("not_found");
  return files.partialPath(id);
}
