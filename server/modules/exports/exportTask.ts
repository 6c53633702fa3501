import type { ExportQuestion } from "#contract/export.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { recordAudit } from "../audit/index.ts";
import type { TaskCounts, TaskKind, TaskRun } from "../tasks/index.ts";
import { bytesOf, contentTypes } from "./bytesOf.ts";
import { fileName } from "./fileName.ts";
import { openExport } from "./openExport.ts";

interface ExportInput {
  readonly resource: string;
  readonly question: ExportQuestion;
  /** Counted when it was asked for. */
  readonly counted?: number;
}

/** An attempt at any task whose result is a file of rows. */
type ExportAttempt = Omit<TaskRun<object>, "input">;

/** Milliseconds between two looks at what the owner may. */
const lookEvery = 1_000;

/** A file of rows that is made without its owner, under the rights that the owner has meanwhile. */
export const exportTask: TaskKind<ExportInput> = {
  name: "export",
  limitMs: 4 * 3_600_000,
  isRepeatable: true,
  run: (run) => runExport(run, run.input),
};

/**
 * Writes the file that `question` asks for as the result of `run`, of whatever kind that is.
 * @throws CallFailure `forbidden`, `not_found`, as a download of the same
 * @example await runExport(run, { resource: "cities", question: { scope: "all", locale: "uz" } }); // { rows: 3 }
 */
export async function runExport(run: ExportAttempt, input: ExportInput): Promise<TaskCounts> {
  const { resource, question, counted } = input;
  const context = await run.context();
  const open = await openExport(context, resource, question);
  const note = (state: string, more: object = {}): Promise<void> =>
    recordAudit(context.services.database.sql, context, { event: "custom", object: `export:${resource}`, recordId: run.id, details: { action: "export", state, scope: question.scope, format: open.format, counted, ...more } });
  await note("begun");
  const written = { rows: 0, shortened: 0 };
  const wrote = ({ rows = 0, shortened = 0 }: { rows?: number; shortened?: number }): void => {
    written.rows += rows;
    written.shortened += shortened;
    run.progress(written.rows, counted);
  };
  try {
    const bytes = await bytesOf(context, open, { question, run: { signal: run.signal, wrote } });
    await run.writeFile({ name: fileName(context, open), type: contentTypes[open.format] }, whileAllowed(run, { input, context, bytes }));
  } catch (error) {
    await note("failed", { written: written.rows });
    throw error;
  }
  await note("done", { written: written.rows });
  return { rows: written.rows, ...(written.shortened > 0 && { shortened: written.shortened }) };
}

/** @throws CallFailure as soon as the owner would not be given it any more */
async function* whileAllowed(
  run: ExportAttempt, { input, context, bytes }: { readonly input: ExportInput; readonly context: CallContext; readonly bytes: AsyncGenerator<Uint8Array> },
): AsyncGenerator<Uint8Array> {
  let lookedAt = Date.now();
  let known = String(context.caller?.permissions);
  for await (const piece of bytes) {
    run.signal.throwIfAborted();
    if (Date.now() - lookedAt > lookEvery) {
      const now = await run.context();
      if (String(now.caller?.permissions) !== known) await openExport(now, input.resource, input.question);
      [lookedAt, known] = [Date.now(), String(now.caller?.permissions)];
    }
    yield piece;
  }
}
