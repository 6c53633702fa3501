import { queryLimits, type QueryLimits } from "../../../server/database/QueryClass.ts";

/** The limits of the product take seconds to wait for; what happens at a limit does not depend on its length. */
export const shortLimits: QueryLimits = {
  ...queryLimits,
  interactive: { run: 800, wait: 10_000 },
  report: { run: 8_000, wait: 10_000 },
};
