import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { EventHub } from "../events/index.ts";

/** More are not told one by one: their next call knows it all the same. */
const toldAtMost = 500;

interface Telling {
  readonly project: { readonly id: string };
  readonly services: { readonly events: Pick<EventHub, "record"> };
}

/** Whoever is signed in and has one of these roles hears that what they may do has changed: menus and screens follow. */
export async function tellHolders(tx: Kysely<PlatonSchema>, { project, services }: Telling, roleIds: readonly string[]): Promise<void> {
  if (roleIds.length === 0) return;
  const { rows } = await sql<{ user_id: string }>`
    select distinct ur.user_id from platon.user_roles ur join platon.sessions s on s.user_id = ur.user_id
    where ur.role_id = any (${roleIds}::uuid[]) and s.project_id = ${project.id} and s.revoked_at is null and s.expires_at > now()
    limit ${toldAtMost}`.execute(tx);
  for (const { user_id: userId } of rows) await services.events.record(tx, project.id, { kind: "session", userId, sessionId: "", change: "rights" });
}
