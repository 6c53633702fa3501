import { addressKey } from "../attempts/index.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallLimit } from "../../http/CallLimit.ts";

/** Of one address; an office shares an address. */
const uploads = new CallLimit({ atMost: 60, windowMs: 600_000 });

/** Counts a guest's upload. @throws CallFailure too_many_requests */
export function admitGuestUpload({ address, services }: Pick<CallContext, "address" | "services">): void {
  uploads.admit(addressKey(address), services.now());
}
