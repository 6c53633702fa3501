import { createContext } from "react";
import type { OverlayKind } from "#sdk/capabilities/overlay.ts";
import type { HostElementProps } from "#sandbox/host/index.ts";

/** Asks the gate whether a component may draw an overlay of a kind, each time that it would open one. */
export type AdmitOverlay = (owner: HostElementProps["owner"], kind: OverlayKind) => boolean;

/** Nobody may, where nobody says otherwise. */
export const AdmitOverlayContext = createContext<AdmitOverlay>(() => false);
