import type { Kysely } from "kysely";
import type { TaskProblem } from "#contract/task.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";

/** One attempt at a task, as its kind sees it. */
export interface TaskRun<Input extends object> {
  readonly id: string;
  readonly input: Input;
  /** From 1 on. */
  readonly attempt: number;
  /** Aborted when somebody cancels it, its time is over, its owner may do nothing more, or the server ends. */
  readonly signal: AbortSignal;
  /** What an earlier attempt kept with its last piece of work. */
  readonly mark: unknown;
  /**
   * The owner as they are now: asked before each piece of work, so that a right that is taken away counts from the next one on.
   * @throws CallFailure `forbidden` when there is no such user any more, or the user is disabled
   */
  context(): Promise<CallContext>;
  /** For what is taken back or put away: whatever its owner may do by now, and also where there is none any more. */
  contextAfterwards(): Promise<CallContext>;
  /** How far it is; told to who looks on, twice a second at most. */
  progress(done: number, total?: number): void;
  /** Keeps a mark in the transaction of the piece of work that it stands behind: the next attempt finds both or neither. */
  keepMark(tx: Kysely<PlatonSchema>, mark: object): Promise<void>;
  /** A line of what it did, for administrators; the first 64 KB are kept. */
  log(line: string): void;
  /** A row that could not be taken; the first thousand are kept. The next attempt begins anew, and tells again what it knows by its mark. */
  problem(problem: TaskProblem): void;
  /** Its result, in place of one that it wrote before. */
  writeFile(file: { readonly name: string; readonly type: string }, bytes: AsyncIterable<Uint8Array>): Promise<void>;
}
