import { addressKey } from "../sessions/index.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallLimit } from "../../http/CallLimit.ts";

/** Of one address in one project; an office shares an address. */
const inserts = new CallLimit({ atMost: 60, windowMs: 600_000 });

/** Counts a guest's insert. @throws CallFailure too_many_requests */
export function admitGuestInsert({ address, project, services }: Pick<CallContext, "address" | "project" | "services">): void {
  inserts.admit(`${project.id} ${addressKey(address)}`, services.now());
}
