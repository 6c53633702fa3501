import { type Check, failure } from "./types.ts";

/** The message that the custom validator answered, in its own words (spec §5, the first of the checks). */
export const checkCustom: Check = (_element, _value, { customMessage }) =>
  customMessage === undefined || customMessage === "" ? undefined : failure("check.custom", customMessage);
