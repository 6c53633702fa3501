import { compareDecimals, toDecimal } from "../decimal/decimal.ts";
import { numberInput } from "../format/numberInput.ts";
import { type Check, failure } from "./types.ts";

/** 'Қиймат N дан катта ёки тенг бўлиши керак' / '...кичик ёки тенг...' (spec §5), for number and int. */
export const checkNumberRange: Check = ({ minValue, maxValue }, value) => {
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const decimal = toDecimal(String(value));
  if (decimal === undefined) return undefined;
  if (isNumber(minValue) && isAbove(minValue, decimal)) return failure("check.minValue", numberInput(minValue));
  return isNumber(maxValue) && !isAbove(maxValue, decimal) && toDecimal(String(maxValue)) !== decimal
    ? failure("check.maxValue", numberInput(maxValue))
    : undefined;
};

const isNumber = (limit: unknown): limit is number => typeof limit === "number";

const isAbove = (limit: number, decimal: string): boolean => compareDecimals(toDecimal(String(limit)) ?? "0", decimal) > 0;
