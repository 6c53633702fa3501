import { checkRequired } from "./checkRequired.ts";
import { type Check, failure } from "./types.ts";

/** Spec §9: password minimum 6. */
export const minPasswordLength = 6;

export const isPasswordShort = (password: string): boolean => [...password].length < minPasswordLength;

/**
 * On a new record, empty or not: 'Парол 6та дан кам бўлмаслиги керак' (spec §5); afterwards as any other field, where an
 * empty text stands for the password that there is.
 */
export const checkPassword: Check = (element, value, context) => {
  if (!context.isNew) return value === "" ? undefined : checkRequired(element, value, context);
  return isPasswordShort(typeof value === "string" ? value : "") ? failure("check.password") : undefined;
};
