import type { DeathCause, RootId } from "#sandbox/protocol/index.ts";
import type { FrameRealm } from "../realm/FrameRealm.ts";
import type { RealmDrawing } from "../render/RealmDrawing.ts";

/** A place in a component's own source, both numbers from 1. */
export interface SourcePlace {
  readonly scope: string;
  readonly component: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Why a component is not shown: its source does not compile, its module threw, its rendering threw, its realm was ended
 * (`why`), the sandbox host does not answer, it struck too often (D74), or it wants a document of its own without the
 * administrator's grant (X10).
 */
export type FailureReason = "compile" | "load" | "render" | "ended" | "unreachable" | "quarantined" | "notGranted";

export interface ComponentFailure {
  readonly reason: FailureReason;
  readonly component: string;
  /** In the words of the engine or the compiler; English. */
  readonly message: string;
  readonly place?: SourcePlace;
  readonly why?: DeathCause;
}

/**
 * What is to be seen of a component: nothing yet, nothing until others give a realm back, the box into which it is being
 * drawn, its drawing, its own document, nothing at all (no default export), or why not.
 */
export type ComponentState =
  | { readonly kind: "starting" }
  | { readonly kind: "queued" }
  | { readonly kind: "mounting" | "drawn"; readonly drawing: RealmDrawing; readonly root: RootId }
  | { readonly kind: "framed"; readonly frame: FrameRealm }
  | { readonly kind: "empty" }
  | { readonly kind: "failed"; readonly failure: ComponentFailure };

export const isOnItsWay = ({ kind }: ComponentState): boolean => kind === "starting" || kind === "mounting";
