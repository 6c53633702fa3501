import type { CompiledQuery } from "kysely";

/** A statement about all rows of a caller. */
export interface Question {
  /** With its bound values: who asks the same sees the same rows. */
  readonly statement: CompiledQuery;
  readonly projectId: string;
  /** What it reads, as events name it. */
  readonly sources: ReadonlySet<string>;
}

/** Answers about all rows of a table, counts and totals, shared by those who ask the same. */
export interface Answers {
  /** The answer that is known, else what `ask` finds; a change that was committed before is in it. */
  answer<T>(question: Question, ask: () => Promise<T>): Promise<T>;
}
