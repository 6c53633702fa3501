import { isEmptyValue } from "./isEmptyValue.ts";
import { type Check, failure } from "./types.ts";

/** 'Майдонни тўлдириш керак' (spec §5). A checkbox and a new record's password have rules of their own. */
export const checkRequired: Check = (element, value, { isNew }) => {
  if (element.isRequired !== true || element.type === "checkbox") return undefined;
  if (element.type === "password" && isNew) return undefined;
  return isEmptyValue(value) ? failure("check.required") : undefined;
};
