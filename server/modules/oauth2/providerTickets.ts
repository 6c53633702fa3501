import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { OAuthMethodId } from "#contract/oauth2.ts";
import { hashToken } from "../../access/hashToken.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { demandDevice } from "./demandDevice.ts";
import type { Profile, ProvedPerson } from "./ProvedPerson.ts";

/** Milliseconds in which a proved person signs in. */
const ticketLife = 600_000;

/** A ticket for whom a provider has told of: good at `POST auth/oauth2` alone, in this browser, once (P13). */
export async function makeTicket(context: CallContext, method: OAuthMethodId, { issuer, subject, profile }: ProvedPerson): Promise<string> {
  const ticket = randomBytes(32).toString("base64url");
  const { services, project } = context;
  await services.database.sql.insertInto("platon.oauth_tickets").values({
    hash: hashToken(ticket), project_id: project.id, method, device_id: demandDevice(context), issuer, subject, profile: JSON.stringify(profile),
    expires_at: new Date(services.now().getTime() + ticketLife).toISOString(),
  }).execute();
  return ticket;
}

/** @throws CallFailure `sign_in_expired` for what is no ticket of this browser and method, or was used */
export async function readTicket(context: CallContext, method: OAuthMethodId, ticket: string): Promise<ProvedPerson> {
  const { services, project } = context;
  const found = await services.database.sql.selectFrom("platon.oauth_tickets").select(["issuer", "subject", "profile"])
    .where("hash", "=", hashToken(ticket)).where("project_id", "=", project.id).where("method", "=", method).where("device_id", "=", demandDevice(context))
    .where("expires_at", ">", services.now().toISOString()).executeTakeFirst();
  if (!found) throw new CallFailure("sign_in_expired");
  return { issuer: found.issuer, subject: found.subject, profile: found.profile as Profile };
}

/** Of two that use a ticket at once one is too late. @throws CallFailure `sign_in_expired` */
export async function useUpTicket(tx: Kysely<PlatonSchema>, ticket: string): Promise<void> {
  const { numDeletedRows } = await tx.deleteFrom("platon.oauth_tickets").where("hash", "=", hashToken(ticket)).executeTakeFirst();
  if (numDeletedRows === 0n) throw new CallFailure("sign_in_expired");
}
