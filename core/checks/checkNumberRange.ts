import { formatNumber } from "../format/formatNumber.ts";
import { type Check, failure } from "./types.ts";

/** 'Қиймат N дан катта ёки тенг бўлиши керак' / '...кичик ёки тенг...' (spec §5), for number and int. */
export const checkNumberRange: Check = (element, value) => {
  if ((element.type !== "number" && element.type !== "int") || typeof value !== "number") return undefined;
  const { minValue, maxValue } = element;
  if (typeof minValue === "number" && value < minValue) return failure("check.minValue", formatNumber(minValue));
  return typeof maxValue === "number" && value > maxValue
    ? failure("check.maxValue", formatNumber(maxValue))
    : undefined;
};
