import { isPlainRecord, parseJson } from "./plainData.ts";

/** Why a cell has no value. The place is in the author's source, both numbers from 1; 0 where it is not known. */
export interface CellFailure {
  readonly cell: number;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/**
 * What a program made of the first cells of a slice. Fewer than were asked for: the rest did not fit into one message,
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
 * Writes the body of channel `r`: all but the values as JSON, a line break, and the values as they are.
 * @example writeEvaluation({ batch: 1, values: "[7]", count: 1, failures: [], isLate: false })
 */
export const writeEvaluation = ({ values, ...head }: EvaluationResult): string => `${JSON.stringify(head)}\n${values}`;

/**
 * Reads the body of channel `r`.
 * @returns undefined when the realm has to end
 */
export function readEvaluation(body: string): EvaluationResult | undefined {
  const end = body.indexOf("\n");
  const head = parseJson(body.slice(0, Math.max(0, end)));
  if (!isPlainRecord(head)) return undefined;
  const { batch, count, failures, isLate } = head;
  if (!isCount(batch) || !isCount(count) || typeof isLate !== "boolean") return undefined;
  if (!Array.isArray(failures)) return undefined;
  const read = failures.map(readFailure);
  return read.every((failure) => failure !== undefined) ? { batch, values: body.slice(end + 1), count, failures: read, isLate } : undefined;
}

function readFailure(value: unknown): CellFailure | undefined {
  if (!isPlainRecord(value)) return undefined;
  const { cell, message, line, column } = value;
  if (!isCount(cell) || typeof message !== "string" || !isCount(line) || !isCount(column)) return undefined;
  return { cell, message: message.slice(0, maxMessage), line, column };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
