import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { NamedTaskKind } from "./NewTask.ts";
import type { TaskRun } from "./TaskRun.ts";

/** What a task did, by what is counted: `{ inserted: 12, failed: 1 }`. The words of a count are the client's (`tasks.counts.<name>`). */
export type TaskCounts = Readonly<Record<string, number>>;

/**
 * A kind of work that goes on without its owner; its line stands in `modules/taskKinds.ts`.
 * @example
 * ```ts
 * export const countTask: TaskKind<{ table: string }> = {
 *   name: "count",
 *   limitMs: 600_000,
 *   isRepeatable: true,
 *   run: async (run) => ({ rows: await countRows(await run.context(), run.input.table, run.signal) }),
 * };
 * ```
 */
export interface TaskKind<Input extends object = object> extends NamedTaskKind<Input> {
  /** Milliseconds that one attempt may take. */
  readonly limitMs: number;
  /**
   * Whether it may be begun again by itself after the server ended in the middle: what it did is found by its mark, or undone with its
   * transaction. One that tells the outside something (a letter, a call) asks its owner instead.
   */
  readonly isRepeatable: boolean;
  /** @throws CallFailure that its owner is told; anything else is tried again, three times in all */
  run(run: TaskRun<Input>): Promise<TaskCounts>;
  /** Takes back what a task did that was cancelled or failed for good: again and again until it succeeds, should the server end meanwhile. */
  undo?(run: TaskRun<Input>): Promise<void>;
  /** Before a task is done. @returns what is to happen in the transaction in which it ends: both or neither */
  conclude?(run: TaskRun<Input>, counts: TaskCounts): Promise<(tx: Kysely<PlatonSchema>) => Promise<void>>;
}

/** Any kind: what it takes was checked by whoever began the task. */
export type AnyTaskKind = Omit<TaskKind<never>, "takes">;
