import { type Check, failure } from "./types.ts";

/** '{0} тадан кўп элемент танлаш мумкин эмас' (spec §5); unlimited unless said. */
export const checkSelectionCount: Check = ({ selectionCount }, value) => {
  if (!Array.isArray(value)) return undefined;
  return typeof selectionCount === "number" && selectionCount > 0 && value.length > selectionCount
    ? failure("check.selectionCount", selectionCount)
    : undefined;
};
