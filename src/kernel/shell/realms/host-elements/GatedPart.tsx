import type { ReactNode } from "react";
import type { PartRequest } from "../gate/partNeeds.ts";
import { GuardedPart } from "../sight/GuardedPart.tsx";
import { PartRefusal } from "./PartRefusal.tsx";
import { useAdmission } from "./useAdmission.ts";

export interface GatedPartProps<Request extends PartRequest> {
  readonly owner: Parameters<typeof useAdmission>[0];
  /** Undefined where the component says nothing that can be shown. */
  readonly request: Request | undefined;
  /** Draws what is granted; the latest request that was admitted. */
  readonly render: (shown: Request) => ReactNode;
}

/** What a component may show: it passes the gate like a call, or says what is missing; it takes a press only where it is seen. */
export function GatedPart<Request extends PartRequest>({ owner, request, render }: GatedPartProps<Request>): ReactNode {
  const { shown, lacking } = useAdmission(owner, request);
  if (lacking !== undefined) return <PartRefusal lacking={lacking} />;
  return shown && <GuardedPart owner={owner} request={shown}>{render(shown)}</GuardedPart>;
}
