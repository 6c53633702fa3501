import { createContext } from "react";
import type { HostElementProps } from "#sandbox/host/index.ts";
import type { PartRequest } from "../gate/partNeeds.ts";

/** What first-party parts pass before they show anything: the same gate as calls. */
export interface PartGate {
  /** @returns what the component lacks */
  admit(owner: HostElementProps["owner"], request: PartRequest): string | undefined;
  /** @returns milliseconds until the component's trust group may ask for something else to be shown; 0 counts as asked */
  pause(owner: HostElementProps["owner"]): number;
  /** A press in a part was not taken, because the component hides it; `why` is for its author. */
  refusePress(owner: HostElementProps["owner"], request: PartRequest, why: string): void;
}

/** Nobody may, where nobody says otherwise. */
export const PartGateContext = createContext<PartGate>({ admit: ({ component }) => component, pause: () => 0, refusePress: () => undefined });
