export interface RetryVerdict {
  readonly failed: readonly string[];
  readonly lines: readonly string[];
  readonly runs: readonly (readonly string[])[];
}
export function judgeRetries(retried: readonly string[], earlier: readonly (readonly string[])[]): RetryVerdict;
