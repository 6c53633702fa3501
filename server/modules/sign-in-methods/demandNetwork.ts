import { isInNetworks } from "../../access/networks.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";

type From = Pick<CallContext, "project" | "address">;

/** Whether it comes from one of the networks that the project names; from any where it names none. */
export function isFromNetwork({ project, address }: From): boolean {
  const { networks = [] } = project.settings.access ?? {};
  return networks.length === 0 || isInNetworks(address, networks);
}

/**
 * A session begins, and goes on by refreshing, and a token for machines is taken, from the networks that the project names.
 * @throws CallFailure `network_refused`
 */
export function demandNetwork(from: From): void {
  if (!isFromNetwork(from)) throw new CallFailure("network_refused");
}
