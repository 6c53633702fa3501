import type { GuestGrant } from "#sdk/capabilities/index.ts";
import type { ObservedCall } from "./createGrant.ts";
import { partNeeds, type PartRequest } from "./partNeeds.ts";
import type { UsageLedger } from "./UsageLedger.ts";

export interface PartGateOptions {
  readonly grant: GuestGrant;
  readonly usage: UsageLedger;
  readonly observe: (call: ObservedCall) => void;
  /** The component that draws it is told what it lacks. */
  readonly onLacking: (capability: string) => void;
}

/**
 * Whether a component may draw a first-party part (D72): counted and written down as a call is.
 * @returns what is missing
 */
export function admitPart(request: PartRequest, { grant, usage, observe, onLacking }: PartGateOptions): string | undefined {
  const { capability, call, lacking } = partNeeds(request, grant);
  observe({ call, args: [], time: 0, outcome: lacking === undefined ? "done" : "refused" });
  if (lacking === undefined) usage.called(capability);
  else {
    usage.refused(capability, lacking);
    onLacking(lacking);
  }
  return lacking;
}
