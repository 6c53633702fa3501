import { sql, type Kysely } from "kysely";
import type { AuthMethodId } from "#contract/authMethods.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { signInMethods } from "./signInMethods.ts";

type Transaction = Kysely<PlatonSchema>;

/** By what a user may sign in: a statement each that gives ids of `contract/authMethods.ts`, of the user `u`. */
const sources = [
  sql`select 'password' as method from platon.users u where u.id = person.id and u.password_hash is not null`,
  sql`select i.method from platon.identities i where i.user_id = person.id`,
  sql`select 'passkey' from platon.passkeys k where k.user_id = person.id`,
];

/**
 * The ways in which the user can sign in, of those that the project offers; each as often as there is one.
 * @example await waysIn(tx, context, userId) // ["password", "google", "google"]
 */
export async function waysIn(tx: Transaction, context: Pick<CallContext, "host" | "project" | "services">, userId: string): Promise<AuthMethodId[]> {
  const { rows } = await sql<{ method: string }>`
    with person as (select ${userId}::uuid as id)
    select ways.method from person, lateral (${sql.join(sources, sql` union all `)}) ways`.execute(tx);
  const offered = signInMethods(context);
  return rows.flatMap(({ method }) => offered.find((one) => one === method) ?? []);
}

/**
 * Takes a way to sign in away, and nothing where it was the last (P25). Of two that go at once one waits for the other.
 * @throws CallFailure `last_way_in`, or what `take` throws
 */
export async function keepingWayIn(tx: Transaction, context: Pick<CallContext, "host" | "project" | "services">, userId: string, take: () => Promise<void>): Promise<void> {
  await tx.selectFrom("platon.users").select("id").where("id", "=", userId).forUpdate().execute();
  await take();
  if ((await waysIn(tx, context, userId)).length === 0) throw new CallFailure("last_way_in");
}
