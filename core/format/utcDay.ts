import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

/** dayjs in UTC, where a day has 24 hours; the zone of a project is `timeZone.ts`'s. */
export const utcDay = dayjs.utc;
