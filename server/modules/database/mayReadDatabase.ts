import { hasPermission } from "#core/permissions/hasPermission.ts";
import { isAdministrator } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";

type Asking = Pick<CallContext, "caller">;

const has = ({ caller }: Asking, permission: string): boolean =>
  isAdministrator(caller) || (caller !== undefined && hasPermission(caller.permissions, permission));

/** Tables, sizes and indexes are an administrator's, and of whoever has `platon.database`. @throws CallFailure `forbidden` */
export function demandDatabase(context: Asking): void {
  if (!has(context, "platon.database")) throw new CallFailure("forbidden");
}

/**
 * A backup has the rows of all projects: it is of those who keep the server, the administrators of its first project, and who
 * has `platon.backup` there.
 */
export async function mayBackUp(context: Pick<CallContext, "caller" | "project" | "services">): Promise<boolean> {
  if (!has(context, "platon.backup")) return false;
  return await isOfFirstProject(context);
}

/** Whose administrators keep the server. */
export async function isOfFirstProject({ project, services }: Pick<CallContext, "project" | "services">): Promise<boolean> {
  const first = await services.database.sql.selectFrom("platon.projects").select("id").where("is_default", "=", true).executeTakeFirst();
  return first?.id === project.id;
}
