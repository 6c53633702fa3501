import type { GuestIncident } from "#sdk/capabilities/events.ts";
import type { HostileCase } from "../cases/HostileCase.ts";

/** How a piece of bad code fares. */
export type CaseState =
  | { readonly state: "running" }
  /** Its realm was ended: `hang`, `nodes`, … */
  | { readonly state: "ended"; readonly why: string; readonly time: number }
  /** It threw, and nothing else happened. */
  | { readonly state: "failed"; readonly message: string; readonly time: number }
  /** It goes on within its bounds. */
  | { readonly state: "contained"; readonly time: number };

export interface CaseRun {
  /** Makes the component of each run another version, so that earlier strikes do not stop it. */
  readonly number: number;
  /** As `performance.now()` counts. */
  readonly since: number;
  readonly outcome: CaseState;
  /** Longest time for which the page's own thread was not free, in milliseconds. */
  readonly longestGap: number;
  /** Taken from the page meanwhile. */
  readonly hasLeft: boolean;
}

/** Nothing has happened for so long: it is contained; milliseconds. */
export const settleTime = 6_000;

/** Trust group of a case: the project's own, or one that is known to nobody and granted nothing. */
export const groupOf = ({ id, isProject }: HostileCase): string => (isProject ? "project" : `demo-${id.toLowerCase()}`);

/** Name of a case's component: tells its incidents from those of others. */
export const componentOf = ({ id }: HostileCase): string => `Bad${id[0]?.toUpperCase() ?? ""}${id.slice(1)}`;

/** Whether an incident is about this case; one that ended its whole group is, whoever is named. */
export const isAbout = (one: HostileCase, { group, component }: GuestIncident): boolean =>
  group === groupOf(one) && (!one.isProject || component === componentOf(one));

/**
 * What an incident makes of a run `time` ms after its start: the realm's end is the last word, a failure only the first.
 * What was taken for contained is no longer, when it comes to an end after all.
 */
export function hearIncident(outcome: CaseState, { why, message }: GuestIncident, time: number): CaseState {
  if (outcome.state === "ended") return outcome;
  if (why !== undefined) return { state: "ended", why, time };
  return outcome.state === "failed" ? outcome : { state: "failed", message, time };
}
