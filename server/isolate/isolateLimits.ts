/** What one run may take. The rules of SPEC.md hold each of them. */
export const isolateLimits = {
  /** Longest source, in UTF-16 units. */
  source: 262_144,
  /** Longest input, as JSON, in UTF-16 units. */
  input: 4_194_304,
  /** Longest result, as JSON, in UTF-16 units. */
  result: 1_048_576,
  /** How deep objects and lists of a result may stand in each other. */
  depth: 64,
  /** Milliseconds from the first statement to the result. */
  time: 1_000,
  /** Milliseconds beyond `time` after which the whole thread is ended: what runs then asks for no interrupt. */
  grace: 250,
  /** Bytes of a machine's whole memory: its heap, its stack and the interpreter itself. */
  memory: 33_554_432,
  /** Bytes of the stack of calls. */
  stack: 262_144,
  /** Lines of `console.log` that are kept of a run, and the longest line. */
  logLines: 50,
  logLine: 1_000,
  /** Runs of one group that may wait; further ones are turned away. */
  waiting: 32,
  /** Milliseconds a run may wait for its turn. */
  wait: 5_000,
  /** Milliseconds after which a thread without work is ended, which gives its memory back. */
  idle: 60_000,
  /** Milliseconds a thread may take to compile a program and to make its machine, and to start. */
  compile: 2_000,
  start: 10_000,
} as const;

/** Of the limits, those that are checked inside the thread. */
export interface RunLimits {
  readonly time: number;
  readonly result: number;
}
