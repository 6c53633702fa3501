export interface ErrorSamplerOptions {
  /** 0 to 1. */
  readonly random: () => number;
  /** Milliseconds. */
  readonly now: () => number;
}

/** Spec §9: error-reporting sample rate 0.2. */
export const sampleRate = 0.2;
const atMost = 10;
const windowMs = 3_600_000;
const keptAtMost = 200;

/** Which errors are told of: one of five, each kind once, and no more than ten in an hour. */
export class ErrorSampler {
  readonly #options: ErrorSamplerOptions;
  readonly #told = new Set<string>();
  #window = { until: 0, count: 0 };

  constructor(options: ErrorSamplerOptions) {
    this.#options = options;
  }

  /** @param fingerprint what tells one kind of error from another */
  admits(fingerprint: string): boolean {
    const { random, now } = this.#options;
    if (random() >= sampleRate || this.#told.has(fingerprint)) return false;
    if (now() >= this.#window.until) this.#window = { until: now() + windowMs, count: 0 };
    if (this.#window.count >= atMost) return false;
    this.#window.count += 1;
    // Telling one again is better than growing.
    if (this.#told.size >= keptAtMost) this.#told.clear();
    this.#told.add(fingerprint);
    return true;
  }
}
