import { isInMask, maskHint, readMask } from "../format/textMask.ts";
import { type Check, failure } from "./types.ts";

/** A text is in the form of its mask, all of it. Wording ours. */
export const checkMask: Check = ({ format }, value) => {
  if (typeof format !== "string" || format === "" || typeof value !== "string" || value === "") return undefined;
  const mask = readMask(format);
  return isInMask(mask, value) ? undefined : failure("check.mask", maskHint(mask));
};
