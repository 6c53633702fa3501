import type { StatementFigures } from "#contract/health.ts";
import { plainStatement } from "./plainStatement.ts";

interface Kept {
  readonly text: string;
  count: number;
  totalMs: number;
  maxMs: number;
}

const keptAtMost = 500;
/** Texts whose form is known. */
const textsAtMost = 2_000;
/** Characters of a text that tell it from others; those of a statement of thousands of rows begin alike. */
const readAtMost = 4_000;
const toldAtMost = 600;

/** How long statements took since the start, by their form and without their values: a bounded number of them, of which the quickest are let go. */
export class StatementTimes {
  readonly #kept = new Map<string, Kept>();
  readonly #known = new Map<string, Kept>();

  note(text: string, ms: number): void {
    const kept = this.#known.get(text) ?? this.#find(text);
    kept.count += 1;
    kept.totalMs += ms;
    kept.maxMs = Math.max(kept.maxMs, ms);
    if (this.#kept.size > keptAtMost) this.#letGo(kept);
  }

  /** Those that take longest on the average. */
  slowest(most: number): StatementFigures[] {
    const rounded = (ms: number): number => Math.round(ms * 10) / 10;
    const figures = [...this.#kept.values()].map(({ text, count, totalMs, maxMs }) => ({ text, count, meanMs: rounded(totalMs / count), maxMs: rounded(maxMs) }));
    return figures.sort((a, b) => b.meanMs - a.meanMs).slice(0, most);
  }

  #find(text: string): Kept {
    const form = plainStatement(text.slice(0, readAtMost)).slice(0, toldAtMost);
    const kept = this.#kept.get(form) ?? { text: form, count: 0, totalMs: 0, maxMs: 0 };
    this.#kept.set(form, kept);
    if (this.#known.size >= textsAtMost) this.#known.clear();
    if (text.length <= readAtMost) this.#known.set(text, kept);
    return kept;
  }

  #letGo(latest: Kept): void {
    let quickest: Kept | undefined;
    for (const one of this.#kept.values()) if (one !== latest && (quickest === undefined || one.maxMs < quickest.maxMs)) quickest = one;
    if (quickest === undefined) return;
    this.#kept.delete(quickest.text);
    this.#known.clear();
  }
}
