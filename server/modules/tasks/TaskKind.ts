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
export interface TaskKind<Input extends object = object> {
  /** Its name on the wire; what people read of it is the client's (`tasks.kinds.<name>`). */
  readonly name: string;
  /** Milliseconds that one attempt may take. */
  readonly limitMs: number;
  /**
   * Whether it may be begun again by itself after the server ended in the middle: what it did is found by its mark, or undone with its
   * transaction. One that tells the outside something (a letter, a call) asks its owner instead.
   */
  readonly isRepeatable: boolean;
  /** @throws CallFailure that its owner is told; anything else is tried again, three times in all */
  run(run: TaskRun<Input>): Promise<TaskCounts>;
  /** Takes back what a task did that was cancelled or failed for good. */
  undo?(run: TaskRun<Input>): Promise<void>;
}

/** Any kind: what it takes was checked by whoever began the task. */
export type AnyTaskKind = TaskKind<never>;

/** What is begun. */
export interface NewTask<Input extends object> {
  readonly kind: TaskKind<Input>;
  readonly input: Input;
  /** The object of the project's configuration that it works on, in its collection (`tables`); or a text that is no such object. */
  readonly subject?: TaskSubject;
  /** Nobody waits for it: its owner is not told when it ends. */
  readonly isQuiet?: boolean;
}

/** Whose a task is, and how they are spoken to. */
export interface TaskOwner {
  readonly projectId: string;
  /** Null: nobody that there is; it fails. */
  readonly userId: string | null;
  /** `https://host`, as the owner's browser sees the product. */
  readonly origin: string;
  /** Code of the language of its file and its messages. */
  readonly language: string;
}

export interface TaskSubject {
  readonly of?: TaskCollection;
  readonly name: string;
}

/** Collections of a project's configuration whose objects have a title. */
export const taskCollections = ["tables", "forms", "endpoints", "exports", "cron"] as const;
type TaskCollection = (typeof taskCollections)[number];
