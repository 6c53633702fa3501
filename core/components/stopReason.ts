/** Why a component was stopped, as people can be told: it did not answer, did not start, froze the page by what it draws, wanted more than it may, or broke a rule. */
export type StopReason = "hang" | "boot" | "painting" | "limit" | "fault";

const reasons: ReadonlyMap<string | undefined, StopReason> = new Map([
  ["hang", "hang"],
  // Of a realm whose process is gone only its silence is known.
  ["crash", "hang"],
  ["boot", "boot"],
  ["painting", "painting"],
  ["operations", "limit"],
  ["nodes", "limit"],
  ["depth", "limit"],
  ["calls", "limit"],
  ["size", "limit"],
  ["memory", "limit"],
]);

/**
 * What the cause for which a realm was ended comes to; the notice and the administrators' list have their words for these.
 * @param why a cause of the sandbox's protocol
 * @example stopReason("nodes") // "limit"
 */
export const stopReason = (why: string | undefined): StopReason => reasons.get(why) ?? "fault";
