import { sql } from "kysely";
import type { Schedule } from "#contract/cron.ts";
import { defaultTimeZone } from "#core/format/zoneNames.ts";
import { demandAdministrator } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { translator } from "../config/index.ts";
import { presentTasks, visibleTasks } from "../tasks/index.ts";
import { cronTimes } from "../../cronTimes.ts";

const runsShown = 10;
const timesShown = 5;

/** @throws CallFailure `forbidden` for who is no administrator */
export async function listSchedules(context: CallContext): Promise<Schedule[]> {
  demandAdministrator(context);
  const { services, project } = context;
  const config = await services.configuration.of(project.id);
  const translate = translator(config, context);
  const users = await services.database.sql.selectFrom("platon.users").select(["username", "full_name"]).where("project_id", "=", project.id).where("disabled_at", "is", null).execute();
  const names = new Map(users.map((user) => [user.username, user.full_name]));
  return await Promise.all([...config.cron.values()].map(async ({ id, name, title, isEnabled, kind, expression, runAs, ...cron }): Promise<Schedule> => {
    const timeZone = cron.timeZone ?? project.settings.timeZone ?? defaultTimeZone;
    const rows = await visibleTasks(context).where("t.kind", "=", "cron").where(sql<string>`t.input->>'name'`, "=", name).orderBy("t.id", "desc").limit(runsShown).execute();
    const tasks = await presentTasks(context, rows);
    return {
      id, name, title: translate(title), isEnabled, kind, expression, timeZone, runAs, runAsName: names.get(runAs) ?? null,
      next: isEnabled ? cronTimes(expression, { timeZone, after: services.now(), count: timesShown }).map((time) => time.toISOString()) : [],
      runs: tasks.map((task, index) => ({ ...task, log: rows[index]?.log ?? null })),
    };
  }));
}
