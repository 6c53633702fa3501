import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";

type Transaction = Kysely<PlatonSchema>;

/**
 * Changes roles; those that the project's rules of signing in name are there afterwards as they were: a role that is called otherwise
 * would be asked for no second factor, and nobody would notice.
 * @throws CallFailure `referenced`
 */
export async function keepingNamedRoles<Done>(tx: Transaction, { project }: Pick<CallContext, "project">, change: () => Promise<Done>): Promise<Done> {
  const before = await namedRoles(tx, project.id);
  const done = await change();
  const after = new Set(await namedRoles(tx, project.id));
  if (before.some((name) => !after.has(name))) throw new CallFailure("referenced");
  return done;
}

/** Roles that there are, of those that are named. */
async function namedRoles(tx: Transaction, projectId: string): Promise<string[]> {
  const { settings } = await tx.selectFrom("platon.projects").select("settings").where("id", "=", projectId).executeTakeFirstOrThrow();
  const { access = {} } = settings as CallContext["project"]["settings"];
  const names = [...(access.secondFactorRoles ?? []), ...(access.newUsers?.roles ?? [])];
  if (names.length === 0) return [];
  const roles = await tx.selectFrom("platon.roles").select("name").where("project_id", "=", projectId).where("deleted_at", "is", null).where("name", "in", names).execute();
  return roles.map(({ name }) => name);
}
