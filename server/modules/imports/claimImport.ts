import { sql, type Kysely } from "kysely";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { callerOf } from "../../http/callerOf.ts";
import { CallFailure } from "../../http/CallFailure.ts";

/** Seconds without a word after which one that writes is taken for dead. */
const silence = 900;
const day = 86_400;

interface Claim {
  readonly config: string;
  readonly digest: string;
  /** Of a task, which may take it up again. */
  readonly id?: string;
}

/** One file at a time goes in by an import: the same one twice at once is so too. @throws CallFailure `import_running` */
export async function claimImport(context: CallContext, { config, digest, id = uuidv7() }: Claim): Promise<string> {
  const { database } = context.services;
  // What a task may yet take back stays as long as the task does.
  await sql`delete from platon.imports i where project_id = ${context.project.id} and expires_at < now()
    and not exists (select from platon.tasks t where t.id = i.id and t.ended_at is null)`.execute(database.sql);
  const { rows } = await sql<{ id: string }>`
    insert into platon.imports (id, project_id, config, digest, user_id, state, expires_at)
    values (${id}::uuid, ${context.project.id}, ${config}, ${digest}, ${callerOf(context).userId}::uuid, 'running', now() + make_interval(secs => ${silence}))
    on conflict do nothing returning id`.execute(database.sql);
  if (rows.length > 0) return id;
  const own = await database.sql.selectFrom("platon.imports").select("id").where("id", "=", id).executeTakeFirst();
  if (!own) throw new CallFailure("import_running");
  return id;
}

/** It writes still. */
export const keepClaim = async ({ services }: Pick<CallContext, "services">, id: string): Promise<void> =>
  void await sql`update platon.imports set expires_at = now() + make_interval(secs => ${silence}) where id = ${id}`.execute(services.database.sql);

/** With all that was kept of it. */
export const releaseClaim = async (tx: Kysely<PlatonSchema>, id: string): Promise<void> => void await sql`delete from platon.imports where id = ${id}`.execute(tx);

/** Keeps that a dry run looked at this file. */
export const noteChecked = async (context: CallContext, { config, digest }: Claim): Promise<void> =>
  void await sql`insert into platon.imports (id, project_id, config, digest, user_id, state, expires_at)
    values (${uuidv7()}::uuid, ${context.project.id}, ${config}, ${digest}, ${callerOf(context).userId}::uuid, 'checked', now() + make_interval(secs => ${day}))`.execute(context.services.database.sql);

/** @throws CallFailure `import_unchecked` */
export async function demandChecked(context: CallContext, { config, digest }: Claim): Promise<void> {
  const { rows } = await sql`
    select 1 from platon.imports where project_id = ${context.project.id} and config = ${config} and digest = ${digest}
      and user_id = ${callerOf(context).userId}::uuid and state = 'checked' and expires_at > now() limit 1`.execute(context.services.database.sql);
  if (rows.length === 0) throw new CallFailure("import_unchecked");
}
