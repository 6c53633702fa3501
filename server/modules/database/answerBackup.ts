import { PassThrough } from "node:stream";
import { sql } from "kysely";
import type { ExportTicket } from "#contract/export.ts";
import { writeBackup } from "../../database/backup/writeBackup.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { recordAudit } from "../audit/index.ts";
import { answerRun, ExportRun, issueExportTicket, useExportTicket } from "../exports/index.ts";
import { mayBackUp } from "./mayReadDatabase.ts";

/** Under it stand the tickets of backups; no export of rows is called so. */
export const backupResource = "server:backup";

interface Wanted {
  readonly isWithFiles: boolean;
}

/** @throws CallFailure `forbidden` */
export async function issueBackup(context: CallContext, { isWithFiles }: Wanted): Promise<ExportTicket> {
  await demandBackup(context);
  const rows = await estimatedRows(context);
  const question = { scope: isWithFiles ? "all" : "filter", locale: context.language } as const;
  return { ticket: await issueExportTicket(context, { resource: backupResource, question, rows }), rows };
}

async function demandBackup(context: CallContext): Promise<void> {
  if (!(await mayBackUp(context))) throw new CallFailure("forbidden");
}

/** About how many there are, for whoever looks how far it is. */
async function estimatedRows({ services }: CallContext): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(greatest(c.reltuples, 0)), 0)::int8 as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and (n.nspname = 'platon' or n.nspname in (select 'p_' || id from platon.projects))`.execute(services.database.sql);
  return Number(rows[0]?.count ?? 0);
}

/**
 * The file as it is written, for a ticket or for a program with its bearer. What fails in the middle breaks the transfer off:
 * a file without its end is refused by every restore.
 * @throws CallFailure `unauthenticated`, `forbidden`
 */
export async function answerBackup(context: CallContext, { ticket, isWithFiles }: Wanted & { readonly ticket: string | undefined }): Promise<Response> {
  if (ticket === undefined && context.caller === undefined) throw new CallFailure("unauthenticated");
  const used = ticket === undefined ? undefined : await useExportTicket(context, backupResource, ticket);
  const owner = used?.context ?? context;
  await demandBackup(owner);
  const withFiles = used === undefined ? isWithFiles : used.question.scope === "all";
  await recordAudit(owner.services.database.sql, owner, { event: "custom", object: `export:${backupResource}`, details: { action: "backup", state: "begun", files: withFiles } });
  const run = new ExportRun({ context: owner, resource: backupResource, ticketId: used?.id, counted: undefined, isAllowed: () => stillMayBackUp(owner) });
  const name = `platon-${owner.services.now().toISOString().slice(0, 10)}.backup`;
  return answerRun(owner, run, backupBytes(owner, run, withFiles), { name, type: "application/octet-stream", brokenOff: { message: "a backup broke off" } });
}

async function* backupBytes({ services }: CallContext, run: ExportRun, isWithFiles: boolean): AsyncGenerator<Uint8Array> {
  const bytes = new PassThrough();
  let told = 0;
  const writing = writeBackup(services.database, bytes, {
    openFile: isWithFiles ? (id) => services.files.openWhole(id) : undefined,
    onProgress: ({ writtenRows }) => {
      run.wrote({ rows: writtenRows - told });
      told = writtenRows;
    },
    signal: run.signal,
  });
  writing.catch(() => undefined);
  yield* bytes as AsyncIterable<Uint8Array>;
  await writing;
}

/** Whoever takes it away may do so as long as it is on its way. */
async function stillMayBackUp(owner: CallContext): Promise<boolean> {
  const { caller: then, project, services } = owner;
  if (then === undefined) return true;
  const caller = await services.callers.of(project.id, then.sessionId);
  return caller?.userId === then.userId && (await mayBackUp({ ...owner, caller }));
}
