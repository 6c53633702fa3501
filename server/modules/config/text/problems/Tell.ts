import type { TextProblem } from "./reasons.ts";

/** Tells problems of one file. */
export type Tell = (path: string, reason: TextProblem["reason"], params?: TextProblem["params"]) => void;
