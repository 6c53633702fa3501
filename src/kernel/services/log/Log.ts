import { isCancelled, PlatonError } from "#sdk/errors/PlatonError.ts";

/** Where failures that are only logged (spec §8) go: the browser's console. */
export interface Log {
  info(message: string): void;
  warn(message: string, details?: Readonly<Record<string, unknown>>): void;
  /** Cancellation is never logged; what the user was told is a warning, a fault of ours an error. */
  error(failure: unknown, details?: Readonly<Record<string, unknown>>): void;
  /** Hears of each fault of ours as well, where somebody sets it. */
  onFault?: (failure: unknown) => void;
}

type LogTarget = Pick<Console, "warn" | "error"> & Partial<Pick<Console, "info">>;

/** The log of one part: its name stands before each line. */
export function createLog(part: string, target: LogTarget = console): Log {
  const log: Log = {
    info: (message) => target.info?.(`[${part}] ${message}`),
    warn: (message, details) => target.warn(`[${part}] ${message}`, ...given(details)),
    error: (failure, details) => {
      if (isCancelled(failure)) return;
      const isExpected = failure instanceof PlatonError && failure.family === "expected";
      if (isExpected) target.warn(`[${part}] ${failure.code}: ${failure.message}`, ...given(details));
      else {
        target.error(`[${part}]`, failure, ...given(details));
        log.onFault?.(failure);
      }
    },
  };
  return log;
}

const given = (details: unknown): unknown[] => (details === undefined ? [] : [details]);
