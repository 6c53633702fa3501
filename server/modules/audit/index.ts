import { coerceJson } from "#core/coercion/coerceJson.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Routes } from "../../http/Routes.ts";
import { CallLimit } from "../../http/CallLimit.ts";
import { callerOf } from "../../http/callerOf.ts";
import { recordReport } from "./recordAudit.ts";

export { ReadLog } from "./ReadLog.ts";
export { recordAudit, recordAudits } from "./recordAudit.ts";

/** Of one session: whoever reports what they see and do says less, and a loop must not fill the disk. */
const reports = new CallLimit({ atMost: 120, windowMs: 60_000 });

export const auditRoutes: Routes<"POST audit"> = {
  "POST audit": async (context, { body }) => {
    reports.admit(callerOf(context).sessionId, context.services.now());
    if (!coerceJson(body).ok) throw new CallFailure("bad_request", { params: { where: "body" } });
    await recordReport(context.services.database.sql, context, body);
    return null;
  },
};
