import { sql } from "kysely";
import { tableOf } from "../../access/relationPath.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { isolateLimits } from "../../isolate/index.ts";
import { changeInBulk } from "../actions/index.ts";
import type { ProjectConfig } from "../config/index.ts";
import { callEndpoint, codeOfFault, presentUser } from "../endpoints/index.ts";
import { runExport } from "../exports/index.ts";
import { openTable } from "../tables/index.ts";
import type { TaskCounts, TaskKind, TaskRun } from "../tasks/index.ts";

type Cron = ProjectConfig["cron"] extends ReadonlyMap<string, infer One> ? One : never;

interface CronInput {
  readonly name: string;
}

/** Records that go together. */
const atOnce = 5_000;
const dayMs = 24 * 3_600_000;

/** One run of a piece of work at times of its own, under the rights of whom it runs as. */
export const cronTask: TaskKind<CronInput> = {
  name: "cron",
  limitMs: 4 * 3_600_000,
  // What an endpoint calls outside cannot be taken back.
  isRepeatable: false,
  async run(run) {
    const context = await run.context();
    const cron = (await context.services.configuration.of(context.project.id)).cron.get(run.input.name);
    if (cron === undefined) throw new CallFailure("not_found");
    switch (cron.kind) {
      case "endpoint":
        return await runEndpoint(run, context, cron);
      case "program":
        return await runProgram(run, context, cron);
      case "export":
        return await runExport(run, { resource: cron.export ?? "", question: { scope: "all", locale: context.language } });
      case "cleanup":
        return await cleanUp(run, context, cron);
    }
  },
};

async function runEndpoint(run: TaskRun<CronInput>, context: CallContext, { endpoint = "", parameters = {} }: Cron): Promise<TaskCounts> {
  const { method } = (await context.services.configuration.of(context.project.id)).endpoints.get(endpoint) ?? {};
  if (method === undefined) throw new CallFailure("not_found");
  const answer = await callEndpoint(context, { name: endpoint, method, given: parameters });
  run.log(JSON.stringify(answer));
  return Array.isArray(answer) ? { rows: answer.length } : {};
}

async function runProgram(run: TaskRun<CronInput>, context: CallContext, { source }: Cron): Promise<TaskCounts> {
  const { outcome, logs } = await context.services.isolate.run({
    source, input: { params: {}, stages: {}, user: presentUser(context) },
    group: `cron ${run.input.name}`, limits: { time: isolateLimits.time },
  });
  for (const line of logs) run.log(line);
  if (outcome.kind === "busy") throw new CallFailure("too_many_requests", { params: { seconds: 2 } });
  if (outcome.kind !== "value") {
    run.log(JSON.stringify(outcome));
    throw new CallFailure(outcome.kind === "refused" ? "program_failed" : codeOfFault(outcome), { params: { id: run.id } });
  }
  run.log(JSON.stringify(outcome.value));
  return {};
}

/** Deleted records of a table that nobody has brought back in so many days. */
async function cleanUp(run: TaskRun<CronInput>, context: CallContext, { table = "", keepDays = 30 }: Cron): Promise<TaskCounts> {
  const before = new Date(context.services.now().getTime() - keepDays * dayMs).toISOString();
  const { relation } = await openTable(context, table);
  let removed = 0;
  for (;;) {
    run.signal.throwIfAborted();
    const { rows } = await sql<{ id: string }>`select id from ${tableOf(relation)} where deleted_at < ${before} order by id limit ${atOnce}`.execute(context.services.database.sql);
    const { affected } = rows.length === 0 ? { affected: 0 } : await changeInBulk(await run.context(), table, { ids: rows.map(({ id }) => id), delete: true, isHard: true });
    removed += affected;
    run.progress(removed);
    if (affected === 0) return { removed };
  }
}
