import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { isAddress } from "../../http/readHost.ts";

/** For whom a passkey is made and used (WebAuthn §5.4.2). */
export interface RelyingParty {
  /** Host name: one that the server knows as its own, whatever a request says (P23). */
  readonly id: string;
  readonly origin: string;
}

/**
 * Undefined on a plain address, for which there are no passkeys.
 * @example relyingParty({ host: { name: "cases.example.uz", origin: "https://cases.example.uz" } }) // { id: "cases.example.uz", … }
 */
export const relyingParty = ({ host }: Pick<CallContext, "host">): RelyingParty | undefined =>
  (isAddress(host.name) ? undefined : { id: host.name, origin: host.origin });

/** @throws CallFailure `method_disabled` on a plain address */
export function demandRelyingParty(context: Pick<CallContext, "host">): RelyingParty {
  const party = relyingParty(context);
  if (party === undefined) throw new CallFailure("method_disabled");
  return party;
}
