import { digitsOf } from "../decimal/decimal.ts";
import { type Check, failure } from "./types.ts";

/** A decimal has no more digits behind the point than its element or column keeps: none is rounded away (D62). Wording ours. */
export const checkScale: Check = ({ scale }, value) => {
  if (typeof value !== "string" || typeof scale !== "number") return undefined;
  return digitsOf(value).fraction > scale ? failure("check.scale", scale) : undefined;
};
