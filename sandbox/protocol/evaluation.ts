import { isPlainRecord, parseJson } from "./plainData.ts";

/** Most cells of one batch (sandbox limits); the host sends more in several. */
export const maxBatchCells = 10_000;

/** Time of one batch in milliseconds, and longest value of a cell as JSON in UTF-16 units (sandbox limits). */
export const maxBatchTime = 200;
export const maxCellResult = 64 * 1024;

/** Why a cell has no value. The place is in the author's source, both numbers from 1; 0 where it is not known. */
export interface CellFailure {
  readonly cell: number;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/**
 * What a program made of the first cells of a batch. Fewer than were asked for: the rest did not fit into one message,
 * or (`isLate`) the batch took too long.
 */
export interface EvaluationResult {
  readonly batch: number;
  /** JSON of the values, one text for all, tagged so that `undefined` and `NaN` cross too. */
  readonly values: string;
  readonly count: number;
  readonly failures: readonly CellFailure[];
  readonly isLate: boolean;
}

const maxMessage = 500;

/**
 * Reads the body of channel `r`.
 * @returns undefined when the realm has to end
 */
export function readEvaluation(body: string): EvaluationResult | undefined {
  const value = parseJson(body);
  if (!isPlainRecord(value)) return undefined;
  const { batch, values, count, failures, isLate } = value;
  if (!isCount(batch) || !isCount(count) || typeof values !== "string" || typeof isLate !== "boolean") return undefined;
  if (!Array.isArray(failures)) return undefined;
  const read = failures.map(readFailure);
  return read.every((failure) => failure !== undefined) ? { batch, values, count, failures: read, isLate } : undefined;
}

function readFailure(value: unknown): CellFailure | undefined {
  if (!isPlainRecord(value)) return undefined;
  const { cell, message, line, column } = value;
  if (!isCount(cell) || typeof message !== "string" || !isCount(line) || !isCount(column)) return undefined;
  return { cell, message: message.slice(0, maxMessage), line, column };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
