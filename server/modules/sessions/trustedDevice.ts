import type { Kysely } from "kysely";
import { hashToken } from "../../access/hashToken.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { addressKey } from "../attempts/index.ts";
import { readDeviceSecret } from "./deviceCookie.ts";

/** How long a browser is known after it was used last. */
export const trustMs = 90 * 24 * 3600_000;

/** Why a session ended that says nothing against the browser: whoever signs out wants to come back. */
export const signedOut = "signed out";

/** The browser that asks, by the hash of its secret. */
export interface Device {
  readonly hash: string;
  /** The named user signed in from it and from this address, and did not end its sessions from elsewhere. */
  readonly isTrusted: boolean;
}

/**
 * What is known of the browser that asks to sign in; undefined where it brings no secret. Only whoever brings one learns
 * anything of it: of a name that there is not the same is asked as of others, and the same is found.
 */
export async function knownDevice(context: CallContext, username: string): Promise<Device | undefined> {
  const secret = readDeviceSecret(context);
  if (secret === undefined) return undefined;
  const { project, services, address } = context;
  const hash = hashToken(secret);
  const sessions = await services.database.sql
    .selectFrom("platon.sessions as s")
    .innerJoin("platon.users as u", "u.id", "s.user_id")
    .select("s.address")
    .distinct()
    .where("s.device_hash", "=", hash)
    .where("s.project_id", "=", project.id)
    .where(({ fn }) => fn<string>("lower", ["u.username"]), "=", username.toLowerCase())
    .where("u.disabled_at", "is", null)
    .where(({ or, eb }) => or([eb("s.revoked_at", "is", null), eb("s.revoked_why", "=", signedOut)]))
    .where("s.last_used_at", ">", new Date(services.now().getTime() - trustMs).toISOString())
    .limit(1_000)
    .execute();
  const isTrusted = sessions.some((session) => session.address !== null && addressKey(session.address) === addressKey(address));
  return { hash, isTrusted };
}

/** The browser gets another secret: whoever had read the old one has nothing of it any more. */
export async function renewDevice(
  tx: Kysely<PlatonSchema>, { project }: CallContext, { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .updateTable("platon.sessions")
    .set({ device_hash: to })
    .where("device_hash", "=", from)
    .where("project_id", "=", project.id)
    .execute();
}

/** Nothing is concluded any more from that the user has signed in from the browser of this session. */
export async function distrustDevice(tx: Kysely<PlatonSchema>, { sessionId, userId }: { sessionId: string; userId: string }): Promise<void> {
  await tx
    .updateTable("platon.sessions")
    .set({ device_hash: null })
    .where("user_id", "=", userId)
    .where("device_hash", "=", ({ selectFrom }) => selectFrom("platon.sessions as ended").select("ended.device_hash").where("ended.id", "=", sessionId))
    .execute();
}
