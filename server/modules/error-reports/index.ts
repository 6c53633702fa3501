import { fingerprintOf } from "#core/error-reports/describeError.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { CallLimit } from "../../http/CallLimit.ts";
import type { Routes } from "../../http/Routes.ts";
import { addressKey } from "../attempts/index.ts";
import { readDevice } from "../sessions/index.ts";

export { ErrorReports } from "./ErrorReports.ts";

/** Of one session or address; and of those one kind of error once in a day, on this node. */
const reports = new CallLimit({ atMost: 20, windowMs: 3_600_000 });
const kinds = new CallLimit({ atMost: 1, windowMs: 24 * 3_600_000 });

export const errorReportRoutes: Routes<"POST error-reports"> = {
  "POST error-reports": async (context, { body }) => {
    const { caller, address, project, services, userAgent } = context;
    if (!services.errorReports) throw new CallFailure("not_found");
    const [now, who] = [services.now(), caller?.sessionId ?? addressKey(address)];
    reports.admit(who, now);
    if (kinds.count(`${who} ${fingerprintOf(body)}`, now) === 0) services.errorReports.browserError(body, { project: project.id, ...readDevice(userAgent) });
    return await Promise.resolve(null);
  },
};
