import { errorInfo } from "#core/errors/errorCatalogue.ts";
import { defaultLocale } from "#core/locale.ts";
import { toFailure } from "../../http/toFailure.ts";
import type { Services } from "../../Services.ts";
import type { StoredTask } from "./StoredTask.ts";
import { TaskCancelled, TaskLost, type TaskAttempt } from "./TaskAttempt.ts";
import type { TaskCounts, TaskKind } from "./TaskKind.ts";
import { attempts } from "./TaskQueue.ts";

/** Attempts after which nobody tries to take back any more what a task did. */
const mostUndone = 20;

interface Ended {
  readonly row: StoredTask;
  readonly jobId: string;
  readonly attempt: TaskAttempt;
  readonly kind: TaskKind | undefined;
  readonly counts: TaskCounts;
  /** Undefined: it did what it was to do. */
  readonly error: unknown;
}

/** What becomes of a task whose attempt is over: it is done, has failed, was cancelled, or comes again. */
export async function endTask({ database, log, now, tasks }: Services, { row, jobId, attempt, kind, counts, error }: Ended): Promise<void> {
  const failure = error === undefined ? undefined : toFailure(error, defaultLocale);
  // Whoever made the call did nothing wrong, and the same may succeed a little later.
  const mayPass = failure !== undefined && (failure.code === "internal" || errorInfo(failure.code).retryable);
  const isCancelled = error instanceof TaskCancelled;
  const isLost = error instanceof TaskLost;
  const comesAgain = isCancelled ? false : isLost ? kind?.isRepeatable === true : mayPass && kind?.isRepeatable === true && row.attempt < attempts;
  const state = comesAgain ? "waiting" : isCancelled ? "cancelled" : isLost ? "interrupted" : error === undefined ? "done" : "failed";
  if (failure && !isCancelled && !isLost) log.warn({ err: failure.cause ?? failure, task: row.id, kind: row.kind, attempt: row.attempt, comesAgain }, "a task failed");
  // It is alive meanwhile: nobody else takes it up.
  if (state === "failed" || state === "cancelled") await undo();
  await attempt.close();
  const conclude = state === "done" ? await kind?.conclude?.(attempt, counts) : undefined;
  if (comesAgain || isCancelled) await attempt.dropFile();
  await database.transaction(async (tx) => {
    const known = await tx.selectFrom("platon.tasks").select("id").where("id", "=", row.id).where("job_id", "=", jobId).where("attempt", "=", row.attempt).where("state", "=", "running").forUpdate().executeTakeFirst();
    // It is another node's by now, or gone with its owner.
    if (known === undefined) return;
    await conclude?.(tx);
    const { done, total, ...rest } = await attempt.finish(tx);
    const said = failure && !isCancelled && !isLost ? JSON.stringify({ code: failure.code, params: failure.details.params ?? {}, fields: failure.details.fields ?? {} }) : null;
    const at = now().toISOString();
    await tx.updateTable("platon.tasks").set({
      state, done, total, ...rest, counts: JSON.stringify(counts), failure: said,
      ...(!comesAgain && { ended_at: at }),
      // Who cancelled it knows.
      ...(isCancelled && { told_at: at }),
      // The node ends, not the task: that was no attempt.
      ...(comesAgain && isLost && { attempt: row.attempt - 1, job_id: null }),
    }).where("id", "=", row.id).execute();
    if (comesAgain && !isLost) await tasks.queue.fail(tx, jobId);
    else await tasks.queue.complete(tx, jobId);
    await tasks.tell(tx, row, state, { done, total });
    await tasks.admit(tx, row.project_id);
  });

  /** What could not be taken back is so later: the task runs until then, and is found by its silence. */
  async function undo(): Promise<void> {
    try {
      await kind?.undo?.(attempt);
    } catch (thrown) {
      log.error({ err: thrown, task: row.id, attempt: row.attempt }, "what a task did was not taken back");
      if (row.attempt < mostUndone) throw thrown;
    }
  }
}
