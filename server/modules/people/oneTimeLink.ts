import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { hashToken } from "../../access/hashToken.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { writeLetter } from "../mail/index.ts";

type Transaction = Kysely<PlatonSchema>;

/** Milliseconds: a day (D65). */
const linkLife = 24 * 3600_000;

export interface NewLink {
  /** Below the product's own address. What it contains is nowhere kept. */
  readonly path: string;
  readonly expiresAt: string;
}

/** A link by which a user chooses a password, once, within a day; those before it are good for nothing any more (P27). */
export async function insertLink(tx: Transaction, { caller, services }: CallContext, userId: string): Promise<NewLink> {
  const token = randomBytes(32).toString("base64url");
  const now = services.now();
  const expiresAt = new Date(now.getTime() + linkLife).toISOString();
  await tx.deleteFrom("platon.password_links").where("user_id", "=", userId).execute();
  await tx.insertInto("platon.password_links").values({
    hash: hashToken(token), user_id: userId, created_at: now.toISOString(), created_by: caller?.userId ?? null, expires_at: expiresAt, used_at: null,
  }).execute();
  // Behind the sign: browsers send it to nobody.
  return { path: `/auth/user#link=${token}`, expiresAt };
}

/**
 * Sends a link to its user. A letter that does not leave is logged, without what it says.
 * @returns the address; undefined where there is none, no mail is set up, or the letter did not leave
 */
export async function mailLink({ project, services }: CallContext, userId: string, path: string): Promise<string | undefined> {
  const { mailer, database, log } = services;
  if (!mailer) return undefined;
  const user = await database.sql.selectFrom("platon.users").select(["full_name", "email", "locale"]).where("id", "=", userId).executeTakeFirst();
  if (!user?.email) return undefined;
  const { host_names: hostNames } = await database.sql.selectFrom("platon.projects").select("host_names").where("id", "=", project.id).executeTakeFirstOrThrow();
  try {
    await mailer.send(writeLetter({ project, user: { ...user, email: user.email }, link: mailer.linkTo(path, hostNames) }));
    return user.email;
  } catch (error) {
    log.warn({ err: error, userId }, "a letter could not be sent");
    return undefined;
  }
}
