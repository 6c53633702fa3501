import type { Kysely } from "kysely";
import type { ApiToken } from "#contract/apiToken.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";

/** Tokens (`t`) of the project with their owners: everything of them but the secret. */
export const tokensOf = (sql: Kysely<PlatonSchema>, projectId: string) =>
  sql
    .selectFrom("platon.api_tokens as t")
    .innerJoin("platon.users as u", "u.id", "t.user_id")
    .select([
      "t.id", "t.name", "t.permissions", "t.created_at", "t.expires_at", "t.last_used_at", "t.last_used_address", "t.user_id", "u.full_name", "u.username",
    ])
    .where("t.project_id", "=", projectId);

type TokenRow = Awaited<ReturnType<ReturnType<typeof tokensOf>["execute"]>>[number];

export const presentToken = (row: TokenRow): ApiToken => ({
  id: row.id,
  name: row.name,
  permissions: row.permissions,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
  lastUsedAddress: row.last_used_address,
  owner: { id: row.user_id, fullName: row.full_name, username: row.username },
});
