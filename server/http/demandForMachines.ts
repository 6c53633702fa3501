import type { EndpointName } from "#contract/endpoints.ts";
import type { CallContext } from "./CallContext.ts";
import { CallFailure } from "./CallFailure.ts";

/** Signing in and what keeps it safe, and what belongs to somebody at a browser: never a machine's, whatever its token may. */
const peoplesOwn = /^[A-Z]+ (auth|whitelist|eimzo|logout|observation|users\/\{id\}|user\/draft-key|user-locale)(\/|$)/;

/**
 * Who calls by a token for machines calls what its permissions are for, and nothing by which people sign in or are looked after.
 * A token of which nothing holds may ask whose it is (P30).
 * @throws CallFailure `forbidden`
 */
export function demandForMachines({ caller }: CallContext, call: EndpointName): void {
  if (caller?.apiToken === undefined || call === "GET user-info") return;
  if (peoplesOwn.test(call) || caller.permissions.length === 0) throw new CallFailure("forbidden");
}
