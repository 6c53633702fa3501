import { sql as statement } from "kysely";
import { intersectPermissions } from "#core/permissions/intersectPermissions.ts";
import type { Database } from "../../database/Database.ts";
import type { Caller } from "../../http/Caller.ts";
import { toCaller, usersOf } from "./usersOf.ts";

interface Wanted {
  readonly projectId: string;
  readonly ids: readonly string[];
  readonly now: Date;
}

/** A passkey is a second factor of its owner, whatever a session was begun by. */
const hasPasskey = statement<boolean>`exists (select from platon.passkeys k where k.user_id = u.id)`;

/** Whom the living ones of these tokens of machines stand for: their owners, with what both the token and its owner may now (P30). */
export async function readApiCallers({ sql }: Database, { projectId, ids, now }: Wanted): Promise<Caller[]> {
  if (ids.length === 0) return [];
  const rows = await usersOf(sql, projectId)
    .innerJoin("platon.api_tokens as t", "t.user_id", "u.id")
    .select(["t.id as token_id", "t.name as token_name", "t.hash", "t.permissions as token_permissions", "t.expires_at", hasPasskey.as("has_passkey")])
    .where("t.id", "in", ids)
    .where("t.project_id", "=", projectId)
    .where("t.revoked_at", "is", null)
    .where(({ or, eb }) => or([eb("t.expires_at", "is", null), eb("t.expires_at", ">", now.toISOString())]))
    .execute();
  return rows.map(({ token_id: id, token_name: name, hash, token_permissions: own, expires_at: end, ...user }) => ({
    ...toCaller(user, id),
    ...(user.lacks_factor && !user.has_passkey && { mustSetUpFactor: true as const }),
    permissions: intersectPermissions(own, user.permissions),
    apiToken: { id, name, hash, expiresAt: end === null ? undefined : new Date(end) },
  }));
}
