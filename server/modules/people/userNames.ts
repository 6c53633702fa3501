import { sql, type Kysely } from "kysely";
import { sayAnswer } from "#core/wording/sayAnswer.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";

interface Named {
  readonly username: string;
  /** Of the user who is to be called so; undefined for a new one. */
  readonly userId?: string;
}

/**
 * A name by which one user is known: none that differs from another only in case, in Cyrillic and Latin letters that look alike, or
 * in forms of one letter. Names of deleted users stay theirs: what they did is told under them.
 * @throws CallFailure `invalid_values` which names the other
 */
export async function demandFreeName(tx: Kysely<PlatonSchema>, { project, locale }: Pick<CallContext, "project" | "locale">, { username, userId }: Named): Promise<void> {
  const { rows: [other] } = await sql<{ username: string }>`
    select username from platon.users
    where project_id = ${project.id} and platon.look(username) = platon.look(${username}) and id is distinct from ${userId ?? null}::uuid
    limit 1`.execute(tx);
  if (other) throw new CallFailure("invalid_values", { fields: { username: [sayAnswer(locale, "check.usernameTaken", { 0: other.username })] } });
}
