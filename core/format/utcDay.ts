import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** dayjs in UTC, where a day has 24 hours; the zone of a project is `timeZone.ts`'s. */
export const utcDay = dayjs.utc;
