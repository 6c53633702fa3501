import type { GuestGrant } from "#sdk/capabilities/index.ts";
import type { OverlayKind } from "#sdk/capabilities/overlay.ts";
import type { ObservedCall } from "./createGrant.ts";
import type { UsageLedger } from "./UsageLedger.ts";

export interface OverlayGate {
  readonly grant: GuestGrant;
  readonly usage: UsageLedger;
  readonly observe: (call: ObservedCall) => void;
  /** The component that draws it is told what it lacks. */
  readonly onLacking: (capability: string) => void;
}

/** Whether a component may draw an overlay of that kind (D72): counted and written down as a call is. */
export function admitOverlay(kind: OverlayKind, { grant, usage, observe, onLacking }: OverlayGate): boolean {
  const isGranted = grant.overlay?.includes(kind) === true;
  observe({ call: `overlay.${kind}`, args: [], time: 0, outcome: isGranted ? "done" : "refused" });
  if (isGranted) {
    usage.called("overlay");
    return true;
  }
  const lacking = `overlay: ${kind}`;
  usage.refused("overlay", lacking);
  onLacking(lacking);
  return false;
}
