import type { Locale } from "#core/locale.ts";
import type { RunLimits } from "./isolateLimits.ts";
import type { ExpressionAnswer, ProgramAnswer } from "./ProgramAnswer.ts";

export interface ScopedSource {
  readonly source: string;
  readonly scope: string;
}

/** What the formatting functions need to know. */
export interface ExpressionEnvironment {
  readonly locale: Locale;
  /** IANA name. */
  readonly timeZone: string;
}

/** What the pool sends to a thread: one at a time. */
export type IsolateTask =
  | {
      readonly kind: "program";
      readonly source: string;
      /** JSON text. */
      readonly input: string;
      readonly limits: RunLimits;
    }
  | {
      readonly kind: "expressions";
      /** Each with its scope as tagged JSON. */
      readonly items: readonly ScopedSource[];
      /** Of every scope; one that a scope lacks is undefined. */
      readonly names: readonly string[];
      readonly environment: ExpressionEnvironment;
      readonly limits: RunLimits;
    };

/** What a thread sends: once that it is ready; then of each task that it begins to run, and the answer. */
export type FromIsolate = "ready" | "begun" | ProgramAnswer | readonly ExpressionAnswer[];
