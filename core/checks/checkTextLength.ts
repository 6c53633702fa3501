import { type Check, failure } from "./types.ts";

const textTypes: ReadonlySet<string> = new Set(["text", "textarea", "password", "code", "markdown"]);

/** Length in characters within minLength and maxLength; empty text is the required check's business. Wording ours. */
export const checkTextLength: Check = (element, value) => {
  if (!textTypes.has(element.type) || typeof value !== "string" || value === "") return undefined;
  const length = [...value].length;
  const { minLength, maxLength } = element;
  if (typeof minLength === "number" && length < minLength) return failure("check.minLength", minLength);
  return typeof maxLength === "number" && maxLength > 0 && length > maxLength
    ? failure("check.maxLength", maxLength)
    : undefined;
};
