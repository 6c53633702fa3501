import { type Check, failure } from "./types.ts";

/** Length in characters within minLength and maxLength; empty text is the required check's business. Wording ours. */
export const checkTextLength: Check = ({ minLength, maxLength }, value) => {
  if (typeof value !== "string" || value === "") return undefined;
  const length = [...value].length;
  if (typeof minLength === "number" && length < minLength) return failure("check.minLength", minLength);
  return typeof maxLength === "number" && maxLength > 0 && length > maxLength
    ? failure("check.maxLength", maxLength)
    : undefined;
};
