import { type Check, failure } from "./types.ts";

/** 'Файллар сони {0} та ёки ундан кўп/кам бўлиши керак' (spec §5); minCount 0 and maxCount unlimited by default. */
export const checkFileCount: Check = ({ minCount, maxCount }, value) => {
  const count = Array.isArray(value) ? value.length : value === undefined || value === null || value === "" ? 0 : 1;
  if (typeof minCount === "number" && count < minCount) return failure("check.minCount", minCount);
  return typeof maxCount === "number" && maxCount > 0 && count > maxCount
    ? failure("check.maxCount", maxCount)
    : undefined;
};
