interface Kept<Value> {
  readonly value: Promise<Value>;
  readonly at: number;
}

/** As many as are ever wanted at once. */
const keptAtMost = 200;

/** What is read at most every so often, however many ask: who asks meanwhile has the same; one that failed is read anew. */
export class KeptReadings<Value> {
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #keptMs: number;
  readonly #now: () => number;

  /** @param now milliseconds on a clock that goes forward only */
  constructor(keptMs: number, now: () => number = () => performance.now()) {
    this.#keptMs = keptMs;
    this.#now = now;
  }

  /** @param key what decides the value: of one key all readers do the same */
  async get(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.#kept.get(key);
    if (known !== undefined && this.#now() - known.at < this.#keptMs) return await known.value;
    if (this.#kept.size >= keptAtMost) this.#kept.clear();
    const kept = { value: read(), at: this.#now() };
    this.#kept.set(key, kept);
    try {
      return await kept.value;
    } catch (error) {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
      throw error;
    }
  }
}
