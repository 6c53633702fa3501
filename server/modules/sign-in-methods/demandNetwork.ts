import { isInNetworks } from "../../access/networks.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";

/**
 * A session begins, and goes on by refreshing, and a token for machines is taken, from the networks that the project names; from any
 * where it names none.
 * @throws CallFailure `network_refused`
 */
export function demandNetwork({ project, address }: Pick<CallContext, "project" | "address">): void {
  const { networks = [] } = project.settings.access ?? {};
  if (networks.length > 0 && !isInNetworks(address, networks)) throw new CallFailure("network_refused");
}
