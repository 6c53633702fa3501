import type { Locale } from "#core/locale.ts";

/**
 * The one object that host and guest share: the host fills the upper half, the prelude the lower one and takes it off the
 * globals before a program runs.
 */
export interface Handover {
  /** The host's only function; expressions have none. */
  log?: (line: string) => void;
  depth?: number;
  logLine?: number;
  logLines?: number;
  /** Calls the compiled program with its input, as JSON text. */
  start?: (program: CompiledFactory, input: string) => void;
  /** What came of it so far, as JSON text of a GuestOutcome. */
  outcome?: () => string;
  /** Of expressions' formatting functions. */
  locale?: Locale;
  timeZone?: string;
  /** What a clock of that zone shows at a moment, as JSON text: QuickJS knows no time zones. */
  zonedTime?: (moment: number) => string;
  /** Calls an expression with its scope; both scope and value are tagged JSON. */
  evaluate?: (expression: (scope: unknown) => unknown, scope: string) => string;
}

export type CompiledFactory = (exports: Record<string, unknown>, require: (name: string) => never) => void;

export type GuestOutcome =
  | { readonly kind: "pending" }
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "thrown"; readonly name: string; readonly message: string; readonly stack: string }
  | { readonly kind: "refused"; readonly fields: unknown }
  | { readonly kind: "notPlain"; readonly path: string };

/** Reads the handover and removes it, so that no program sees it. */
export function takeHandover(): Handover {
  const globals = globalThis as { $platon?: Handover };
  const handover = globals.$platon;
  if (handover === undefined) throw new Error("no handover");
  delete globals.$platon;
  return handover;
}
