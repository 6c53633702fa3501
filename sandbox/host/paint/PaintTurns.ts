/** Of those who wait this part is painted at once, so that a page of many is there soon. */
const share = 1 / 8;

export interface PaintTurnsOptions {
  /** It was painted in this browser before, and nothing happened. */
  isKnown(key: string): boolean;
  /** They are painted for the first time now, before they are. */
  begin(keys: ReadonlySet<string>): void;
}

/**
 * What this browser has never painted is painted by itself, one after the other: of a page that hangs by it only the
 * culprit is missing at the next visit.
 */
export class PaintTurns {
  readonly #options: PaintTurnsOptions;
  readonly #waiting = new Map<string, Set<() => void>>();
  #current: ReadonlySet<string> = new Set();

  constructor(options: PaintTurnsOptions) {
    this.#options = options;
  }

  /** Those whose turn it is. */
  get current(): ReadonlySet<string> {
    return this.#current;
  }

  /** Paints at once, or in its turn. @returns false for what has to wait */
  ask(key: string, paint: () => void): boolean {
    const isFree = this.#current.size === 0;
    if (isFree && !this.#options.isKnown(key)) this.#begin([key]);
    if (isFree || this.#current.has(key) || this.#options.isKnown(key)) {
      paint();
      return true;
    }
    this.#waiting.set(key, (this.#waiting.get(key) ?? new Set()).add(paint));
    return false;
  }

  /** Takes back what was asked for. */
  leave(key: string, paint: () => void): void {
    const paints = this.#waiting.get(key);
    if (paints?.delete(paint) && paints.size === 0) this.#waiting.delete(key);
  }

  /** The present turn is over: nothing happened. */
  next(): void {
    this.#current = new Set();
    const keys = [...this.#waiting.keys()].slice(0, Math.ceil(this.#waiting.size * share));
    if (keys.length === 0) return;
    const paints = keys.flatMap((key) => [...(this.#waiting.get(key) ?? [])]);
    for (const key of keys) this.#waiting.delete(key);
    this.#begin(keys);
    for (const paint of paints) paint();
  }

  #begin(keys: readonly string[]): void {
    this.#current = new Set(keys);
    this.#options.begin(this.#current);
  }
}
