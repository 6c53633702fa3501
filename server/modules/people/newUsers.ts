import { sql, type Kysely } from "kysely";
import type { AuthMethodId } from "#contract/authMethods.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { recordAudit } from "../audit/index.ts";
import { giveRoles } from "./giveRoles.ts";

type Transaction = Kysely<PlatonSchema>;

interface Newcomer {
  readonly method: AuthMethodId;
  /** The domain that vouches for the person, as the one who proved the person says. */
  readonly domain?: string | undefined;
}

/** Whether the project takes whom it does not know, who was proved in this way (P10: nobody, unless it says so). */
export function takesNewUser({ project }: Pick<CallContext, "project">, { method, domain }: Newcomer): boolean {
  const { newUsers } = project.settings.access ?? {};
  if (!newUsers?.methods.some((one) => one === method)) return false;
  const { domains = [] } = newUsers;
  return domains.length === 0 || (domain !== undefined && domains.some((one) => one.toLowerCase() === domain.toLowerCase()));
}

interface NewUser {
  /** Where the caller needs it beforehand. */
  readonly id?: string;
  readonly method: AuthMethodId;
  readonly fullName: string;
  /** What they are to be called; where that is somebody's, a number is added. */
  readonly username: string;
  readonly pinfl?: string | undefined;
  readonly tin?: string | undefined;
}

/**
 * Makes a user of a proved person whom the project takes, with the roles that it says and no password. The project has to be locked.
 * @returns the id
 * @example if (takesNewUser(context, { method: "google", domain })) await makeNewUser(tx, context, { method: "google", username, fullName });
 */
export async function makeNewUser(tx: Transaction, context: CallContext, { id = uuidv7(), method, fullName, username, pinfl, tin }: NewUser): Promise<string> {
  const { project, services } = context;
  const name = await freeName(tx, context, username);
  await tx.insertInto("platon.users").values({
    id, project_id: project.id, username: name, full_name: fullName.slice(0, 200), pinfl: pinfl ?? null, tin: tin ?? null, created_by: null, updated_by: null,
  }).execute();
  const roles = await tx.selectFrom("platon.roles").select("id")
    .where("project_id", "=", project.id).where("deleted_at", "is", null).where("name", "in", [...(project.settings.access?.newUsers?.roles ?? []), ""]).execute();
  await giveRoles(tx, context, { userId: id, roleIds: roles.map((role) => role.id) });
  await recordAudit(tx, context, { event: "insert", object: "user", recordId: id, userId: id, userName: name, details: { by: method, address: context.address } });
  await services.events.record(tx, project.id, { kind: "record", source: "record:users", recordId: id, change: "insert" });
  return id;
}

/** The wanted name, or the first that is free with a number behind it; names of deleted users are not. */
async function freeName(tx: Transaction, { project }: Pick<CallContext, "project">, wanted: string): Promise<string> {
  const base = wanted.trim().slice(0, 80) || "user";
  const { rows: [found] } = await sql<{ name: string }>`
    select c.name from (select ${base}::text as name, 1 as at union all select ${base}::text || '-' || n, n from generate_series(2, 1000) n) c
    where not exists (select 1 from platon.users u where u.project_id = ${project.id} and platon.look(u.username) = platon.look(c.name))
    order by c.at limit 1`.execute(tx);
  return found?.name ?? `${base}-${uuidv7()}`;
}
