import { type Check, failure } from "./types.ts";

/** Rows of a list; that there are any is for the required check to say. */
export const checkItemCount: Check = ({ minItems, maxItems }, value) => {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  if (typeof minItems === "number" && value.length < minItems) return failure("check.minItems", minItems);
  return typeof maxItems === "number" && value.length > maxItems ? failure("check.maxItems", maxItems) : undefined;
};
