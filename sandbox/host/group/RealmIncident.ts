import type { DeathCause, GuestLog } from "#sandbox/protocol/index.ts";
import type { SourcePlace } from "../component/ComponentState.ts";

/** Something that the integrator has to know of. */
export interface RealmIncident {
  readonly group: string;
  readonly component: string | undefined;
  /**
   * The mounted component that it befell, where that is known; `component` may be another one, in whose code it failed.
   * Where that does not compile, it is the one at fault.
   */
  readonly mounted: { readonly scope: string; readonly name: string; readonly version: string } | undefined;
  readonly message: string;
  readonly place: SourcePlace | undefined;
  /** The realm had to be ended for it: a strike (D74). */
  readonly why: DeathCause | undefined;
}

/** A line that a component wrote to its console. */
export interface RealmLog {
  readonly group: string;
  readonly component: string | undefined;
  readonly level: GuestLog["level"];
  readonly text: string;
}
