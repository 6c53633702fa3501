import { addressKey } from "../attempts/index.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallLimit } from "../../http/CallLimit.ts";

/** Of one address in one project; an office shares an address. */
const inserts = new CallLimit({ atMost: 60, windowMs: 600_000 });

/** What they sent is read again by few of them, and tickets are not guessed so. */
const reads = new CallLimit({ atMost: 300, windowMs: 600_000 });

type Guest = Pick<CallContext, "address" | "project" | "services">;

/** Counts a guest's insert. @throws CallFailure too_many_requests */
export const admitGuestInsert = (guest: Guest): void => admit(inserts, guest);

/** Counts a guest's reading of a record. @throws CallFailure too_many_requests */
export const admitGuestRead = (guest: Guest): void => admit(reads, guest);

function admit(limit: CallLimit, { address, project, services }: Guest): void {
  limit.admit(`${project.id} ${addressKey(address)}`, services.now());
}
