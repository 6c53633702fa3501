import type { Project } from "../modules/projects/Project.ts";
import type { Services } from "../Services.ts";
import type { Caller } from "./Caller.ts";
import { CallFailure } from "./CallFailure.ts";

interface SignedIn {
  readonly caller: Caller;
  readonly tokenExpiresAt: Date;
}

/**
 * Whose access token the request carries; undefined when it carries none. A token that does not hold is refused even
 * where none is needed: its owner believes to be signed in.
 * @throws CallFailure token_expired, unauthenticated
 */
export async function authenticate(headers: Headers, project: Project, services: Services): Promise<SignedIn | undefined> {
  const header = headers.get("authorization");
  if (header === null) return undefined;
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (token === undefined) throw new CallFailure("unauthenticated");
  const claims = await services.tokenKeys.verify(token);
  if (claims === "expired") throw new CallFailure("token_expired");
  if (claims === "invalid" || claims.projectId !== project.id) throw new CallFailure("unauthenticated");
  const caller = await services.callers.of(project.id, claims.sessionId);
  if (caller === undefined) throw new CallFailure("unauthenticated");
  return { caller, tokenExpiresAt: claims.expiresAt };
}
