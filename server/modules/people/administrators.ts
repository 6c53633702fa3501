import { sql, type Kysely } from "kysely";
import { hasPermission } from "#core/permissions/hasPermission.ts";
import { administrator, isAdministrator } from "../../access/objectPolicy.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { isConfirmed } from "../../http/isConfirmed.ts";
import { rolePermissions } from "../users/index.ts";

type Transaction = Kysely<PlatonSchema>;

/** Whose change it is. Nobody's is asked: the command line and the start have no caller. */
type Changing = Pick<CallContext, "caller" | "project"> & { readonly headers?: Headers };

/**
 * Makes a change of people or roles, after which there still has to be an administrator where there was one: a user who may sign in
 * and whose roles give `platon.admin` everywhere. The project has to be locked, so that two who take each other's right away
 * wait for one another.
 *
 * @throws CallFailure `last_administrator`; `own_right_lost` for what takes the caller's own right to administer away, unless the
 *   call says by its header `x-confirmed: own_right_lost` that it is meant so
 * @example await keepingAdministrators(tx, context, () => disable(tx, userId));
 */
export async function keepingAdministrators<Done>(tx: Transaction, context: Changing, change: () => Promise<Done>): Promise<Done> {
  const { caller, project } = context;
  const wereThere = await hasAdministrator(tx, project.id);
  const done = await change();
  if (wereThere && !(await hasAdministrator(tx, project.id))) throw new CallFailure("last_administrator");
  const isAsked = isAdministrator(caller) && !isConfirmed(context.headers, "own_right_lost");
  if (caller && isAsked && !(await administers(tx, caller.userId))) throw new CallFailure("own_right_lost");
  return done;
}

const givesAll = (permissions: readonly string[]): boolean => hasPermission(permissions, administrator);

async function hasAdministrator(tx: Transaction, projectId: string): Promise<boolean> {
  const roles = await tx.selectFrom("platon.roles").select(["id", "permissions"])
    .where("project_id", "=", projectId).where("deleted_at", "is", null).execute();
  const giving = roles.filter(({ permissions }) => givesAll(permissions)).map(({ id }) => id);
  if (giving.length === 0) return false;
  const user = await tx.selectFrom("platon.user_roles as ur").innerJoin("platon.users as u", "u.id", "ur.user_id").select("u.id")
    .where("ur.role_id", "in", giving).where("ur.org_id", "is", null)
    .where("u.project_id", "=", projectId).where("u.disabled_at", "is", null).limit(1).executeTakeFirst();
  return user !== undefined;
}

/** Whether the user still does, in the organisation where they are. */
async function administers(tx: Transaction, userId: string): Promise<boolean> {
  const { rows: [user] } = await sql<{ permissions: string[] }>`
    select ${rolePermissions} as permissions from platon.users u where u.id = ${userId} and u.disabled_at is null`.execute(tx);
  return user !== undefined && givesAll(user.permissions);
}
