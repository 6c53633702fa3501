import { stopReason, type StopReason } from "#core/components/stopReason.ts";

/** Why it was stopped, in words that there are: the end of a key below `system.plugins.why`. */
export const whyKey = (why: string): StopReason | "error" | "administrator" =>
  why === "error" || why === "administrator" ? why : stopReason(why);
