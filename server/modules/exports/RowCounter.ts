/** Who writes a file of rows tells it how far it is, and stops by its signal. */
export interface RowCounter {
  readonly signal: AbortSignal;
  /** Rows that stand in the file; of these rows so many lines, where a list splits them; texts that were longer than a cell may be. */
  wrote(more: { rows?: number; lines?: number; shortened?: number }): void;
}
