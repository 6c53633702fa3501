import { demandAdministrator } from "../../access/objectPolicy.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Routes } from "../../http/Routes.ts";
import { recordAudit } from "../audit/index.ts";
import { listSchedules } from "./listSchedules.ts";
import { preparedRun } from "./Schedules.ts";

export { cronTask } from "./cronTask.ts";
export { Schedules } from "./Schedules.ts";

export const cronRoutes: Routes<"GET cron" | "POST cron/{name}/run"> = {
  "GET cron": listSchedules,
  "POST cron/{name}/run": async (context, { params: { name } }) => {
    demandAdministrator(context);
    const { services, project } = context;
    if (!(await services.configuration.of(project.id)).cron.has(name)) throw new CallFailure("not_found");
    const start = await preparedRun(services, { projectId: project.id, name });
    return await services.database.transaction(async (tx) => {
      const taskId = await start(tx);
      await recordAudit(tx, context, { event: "custom", object: `cron:${name}`, recordId: taskId, details: { action: "run now" } });
      return { taskId };
    });
  },
};
