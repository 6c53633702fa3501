import { sql, type Kysely } from "kysely";
import { projectLimits } from "#core/limits/projectLimits.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { TaskQueue } from "./TaskQueue.ts";

const { usual } = projectLimits.tasksAtOnce;

/**
 * Lets the next waiting tasks of a project into the queue, so that no more are there or run than its settings and the operator say: those of whoever has fewest
 * under way first, then the oldest. Who lets in waits for who does so on another node.
 */
export async function admitTasks(tx: Kysely<PlatonSchema>, queue: TaskQueue, { projectId, cap }: { readonly projectId: string; readonly cap: number | null }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`platon tasks ${projectId}`}))`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    with active as (
      select user_id, count(*) as many from platon.tasks where project_id = ${projectId} and ended_at is null and job_id is not null group by user_id
    ), waiting as (
      select t.id, t.created_at, coalesce(a.many, 0) + row_number() over (partition by t.user_id order by t.created_at, t.id) as turn
      from platon.tasks t left join active a on a.user_id is not distinct from t.user_id
      where t.project_id = ${projectId} and t.ended_at is null and t.job_id is null
    )
    select id from waiting order by turn, created_at, id
    limit greatest(0, (select least(coalesce((settings->'tasks'->>'atOnce')::int, ${usual}::int), ${cap}::int) from platon.projects where id = ${projectId}) - (select coalesce(sum(many), 0) from active))::int`.execute(tx);
  for (const { id } of rows) await tx.updateTable("platon.tasks").set({ job_id: await queue.send(tx, id) }).where("id", "=", id).execute();
}
