import { purposes, type Purpose } from "#core/expressions/index.ts";

/** What an element's format says that its expression is for; a condition unless it says so. */
export const readPurpose = (format: string | undefined): Purpose =>
  format !== undefined && Object.hasOwn(purposes, format) ? (format as Purpose) : "displayCondition";
