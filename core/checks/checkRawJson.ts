import { isEmptyValue } from "./isEmptyValue.ts";
import { type Check, failure } from "./types.ts";

/** 'Хато JSON киритилган' (spec §5). */
export const checkRawJson: Check = (_element, value) => {
  if (typeof value !== "string" || isEmptyValue(value)) return undefined;
  return parses(value) ? undefined : failure("check.json");
};

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
