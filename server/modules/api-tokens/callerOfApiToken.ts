import type { UnknownCall } from "../../http/UnknownCall.ts";
import type { Caller } from "../../http/Caller.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { CallLimit } from "../../http/CallLimit.ts";
import { addressKey } from "../attempts/index.ts";
import { recordAudit } from "../audit/index.ts";
import { isFromNetwork } from "../sign-in-methods/index.ts";
import { idOfApiToken, isTokenOf } from "./apiTokenText.ts";

/** So long an event stream of a machine stays open at most, in milliseconds. */
const longestStream = 24 * 3600_000;
/** Who goes on trying is written down once a minute. */
const failures = new CallLimit({ atMost: 1, windowMs: 60_000 });

/**
 * Whom a token of a machine stands for.
 * @throws CallFailure `unauthenticated`: it is none, was taken back, is over, or its owner is disabled; `network_refused`
 */
export async function callerOfApiToken(call: UnknownCall, token: string): Promise<{ caller: Caller; tokenExpiresAt: Date }> {
  const { project, services } = call;
  const id = idOfApiToken(token);
  const caller = id === undefined ? undefined : await services.callers.entering(project.id, id);
  if (caller?.apiToken === undefined || !isTokenOf(token, caller.apiToken.hash)) {
    await noteFailure(call, id);
    throw new CallFailure("unauthenticated");
  }
  if (!isFromNetwork(call)) {
    await noteFailure(call, id, "network");
    throw new CallFailure("network_refused");
  }
  const end = services.now().getTime() + longestStream;
  return { caller, tokenExpiresAt: new Date(Math.min(end, caller.apiToken.expiresAt?.getTime() ?? end)) };
}

/** Whose token it would be is told where it is one of the project's. */
async function noteFailure({ project, services, requestId, address, userAgent }: UnknownCall, id: string | undefined, why?: "network"): Promise<void> {
  if (failures.count(`${project.id} ${id ?? ""} ${why ?? ""} ${addressKey(address)}`, services.now()) > 0) return;
  const { sql } = services.database;
  const known = id === undefined ? undefined : await sql
    .selectFrom("platon.api_tokens as t").innerJoin("platon.users as u", "u.id", "t.user_id").select(["t.name", "t.user_id", "u.username"])
    .where("t.id", "=", id).where("t.project_id", "=", project.id).executeTakeFirst();
  await recordAudit(sql, { project, caller: undefined, requestId, address, userAgent }, {
    event: "login failed", userId: known?.user_id, userName: known?.username, details: { method: "api_token", address, ...(known && { apiToken: known.name }), ...(why && { why }) },
  });
}
