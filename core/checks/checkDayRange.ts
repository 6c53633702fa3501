import { formatDate } from "../format/formatDate.ts";
import { parseDisplayDate } from "../format/parseDisplayDate.ts";
import { type Check, failure } from "./types.ts";

/**
 * 'Сана {0} дан катта бўлиши керак' / 'Сана {0} дан кичик бўлиши керак' (spec §5). The limit itself is allowed (ours).
 * A limit that cannot be read limits nothing: a slip in configuration must not block every form.
 */
export const checkDayRange: Check = ({ minDate, maxDate }, value) => {
  if (typeof value !== "string" || value === "") return undefined;
  const min = parseDisplayDate(minDate ?? "");
  const max = parseDisplayDate(maxDate ?? "");
  if (min !== undefined && value < min) return failure("check.minDate", formatDate(min));
  return max !== undefined && value > max ? failure("check.maxDate", formatDate(max)) : undefined;
};
