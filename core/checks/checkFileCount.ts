import { type Check, type CheckedElement, failure } from "./types.ts";

/** Files that an element takes at most: one, unless it is said to take several (spec §3) or how many they may be. */
export function fileLimit({ isMultiple, maxCount }: Pick<CheckedElement, "isMultiple" | "maxCount">): number {
  const said = typeof maxCount === "number" && maxCount > 0 ? maxCount : undefined;
  return said ?? (isMultiple === true ? Infinity : 1);
}

/** 'Файллар сони {0} та ёки ундан кўп/кам бўлиши керак' (spec §5); minCount is 0 unless said. */
export const checkFileCount: Check = (element, value) => {
  const { minCount } = element;
  const count = Array.isArray(value) ? value.length : value === undefined || value === null || value === "" ? 0 : 1;
  if (typeof minCount === "number" && count < minCount) return failure("check.minCount", minCount);
  const most = fileLimit(element);
  return count > most ? failure("check.maxCount", most) : undefined;
};
