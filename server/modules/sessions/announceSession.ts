import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { isLiving } from "./isLiving.ts";
import { readDevice } from "./readDevice.ts";
import { signedOut, trustMs, type Device } from "./trustedDevice.ts";

interface Begun {
  readonly userId: string;
  /** As it came. */
  readonly device: Device | undefined;
}

/**
 * Tells the user's other living sessions that one begins, and, where its browser is not known as the user's, of what it says it is and
 * where it is. To be called before the session is there.
 */
export async function announceSession(tx: Kysely<PlatonSchema>, context: CallContext, begun: Begun): Promise<(sessionId: string) => Promise<void>> {
  const { project, services, address, userAgent } = context;
  const others = await tx
    .selectFrom("platon.sessions as s")
    .innerJoin("platon.projects as p", "p.id", "s.project_id")
    .select("s.id")
    .where("s.user_id", "=", begun.userId)
    .where("s.project_id", "=", project.id)
    .where(isLiving(services.now()))
    .limit(1)
    .execute();
  if (others.length === 0) return () => Promise.resolve();
  const isKnown = await isKnownBrowser(tx, context, begun);
  const newDevice = isKnown ? undefined : { ...readDevice(userAgent), address, at: services.now().toISOString() };
  return (sessionId) => services.events.record(tx, project.id, { kind: "session", userId: begun.userId, sessionId, change: "begun", ...(newDevice && { newDevice }) });
}

/** By the browser's secret where it brings one; else by the id that each browser makes for itself, which nobody can guess (D21). */
async function isKnownBrowser(tx: Kysely<PlatonSchema>, { project, services, deviceId }: CallContext, { userId, device }: Begun): Promise<boolean> {
  const isSame = device ? sql<boolean>`s.device_hash = ${device.hash}` : sql<boolean>`s.device_id = ${deviceId ?? ""} and s.device_id <> ''`;
  const found = await tx
    .selectFrom("platon.sessions as s")
    .select("s.id")
    .where("s.user_id", "=", userId)
    .where("s.project_id", "=", project.id)
    .where(isSame)
    .where(({ or, eb }) => or([eb("s.revoked_at", "is", null), eb("s.revoked_why", "=", signedOut)]))
    .where("s.last_used_at", ">", new Date(services.now().getTime() - trustMs).toISOString())
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
