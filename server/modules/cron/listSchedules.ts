import { sql } from "kysely";
import type { Schedule } from "#contract/cron.ts";
import { defaultTimeZone } from "#core/format/zoneNames.ts";
import { demandAdministrator } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { translator, type ProjectConfig, type Translate } from "../config/index.ts";
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
      id, name, title: translate(title), isEnabled, kind, subject: subjectOf(config, { kind, ...cron }, translate), expression, timeZone, runAs, runAsName: names.get(runAs) ?? null,
      next: isEnabled ? cronTimes(expression, { timeZone, after: services.now(), count: timesShown }).map((time) => time.toISOString()) : [],
      runs: tasks.map((task, index) => ({ ...task, log: rows[index]?.log ?? null })),
    };
  }));
}

interface Done {
  readonly kind: Schedule["kind"];
  readonly endpoint?: string | undefined;
  readonly export?: string | undefined;
  readonly table?: string | undefined;
}

/** The endpoint, the export or the table by its title; by its name where it has none. */
function subjectOf({ endpoints, exports, tables }: ProjectConfig, { kind, endpoint, table, export: file }: Done, translate: Translate): string | null {
  const subjects: Readonly<Record<Schedule["kind"], readonly [string | undefined, ReadonlyMap<string, { readonly title?: string | undefined }>]>> = {
    endpoint: [endpoint, endpoints], export: [file, exports], cleanup: [table, tables], program: [undefined, tables],
  };
  const [name, named] = subjects[kind];
  if (name === undefined) return null;
  const title = named.get(name)?.title;
  return title === undefined ? name : translate(title);
}
