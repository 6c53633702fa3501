/** One answer: `value` in `unit`, the limit it is held against, and whether it holds. */
export interface Figure {
  readonly question: string;
  /** Infinite, printed as `null`, where there was no answer at all. */
  readonly value: number;
  readonly unit: string;
  /** Null where the figure only informs: the printed line has the name all the same. */
  readonly limit: number | null;
  readonly holds: boolean;
}

/** A figure that must not exceed its limit; rounded to three digits that mean something. */
export function atMost(question: string, value: number, { unit, limit }: { unit: string; limit: number }): Figure {
  return { question, value: Number(value.toPrecision(3)), unit, limit, holds: value <= limit };
}

/** A figure that must reach its limit. */
export function atLeast(question: string, value: number, { unit, limit }: { unit: string; limit: number }): Figure {
  return { question, value: Number(value.toPrecision(3)), unit, limit, holds: value >= limit };
}

/** A figure without a limit. */
export function told(question: string, value: number, unit: string): Figure {
  return { question, value: Number(value.toPrecision(3)), unit, limit: null, holds: true };
}
