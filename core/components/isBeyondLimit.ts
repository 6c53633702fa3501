/** Reasons for which a realm is ended that say: it wanted more than it may. */
const limits: ReadonlySet<string | undefined> = new Set(["operations", "nodes", "depth", "calls", "size", "memory"]);

/**
 * Whether a component was stopped for the amount of what it did; both sides have one word for all of them.
 * @example isBeyondLimit("nodes") // true
 */
export const isBeyondLimit = (why: string | undefined): boolean => limits.has(why);
