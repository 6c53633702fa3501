import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import type { CountAnswer, RowsAnswer } from "#sdk/wire.ts";
import type { Line, LinePage, LineSource, LinesMoved } from "./lines.ts";
import type { RowCount } from "./RowCount.ts";
import { RowCounter } from "./RowCounter.ts";
import { RowEnd } from "./RowEnd.ts";
import { RowWindow, type RowsChanged, type RowWindowOptions } from "./RowWindow.ts";

export interface PageLinesOptions extends RowWindowOptions {
  /** Counted from 1. */
  readonly page: number;
}

/** The rows of one page of a query are its lines; how many there are on all pages is counted beside them. */
export class PageLines extends RowWindow implements LineSource {
  readonly isGrouped = false;
  readonly #options: PageLinesOptions;
  readonly #counter: RowCounter;
  readonly #heard = new Set<(change: RowsChanged) => void>();
  #all: RowEnd;
  #isLast = true;
  #abort = new AbortController();

  constructor(options: PageLinesOptions) {
    const arrived: { tell?: (answer: RowsAnswer) => void } = {};
    super({
      ...options,
      load: async (_first, asked) => {
        const answer = await options.load(options.page, asked);
        arrived.tell?.(answer);
        return { ...answer, total: answer.rows.length };
      },
      // A page knows where it ends.
      count: async () => await Promise.reject(new Error("uncounted")),
      counted: undefined,
      hasFooters: false,
    });
    this.#options = options;
    this.#counter = new RowCounter(options);
    this.#all = this.#unknown();
    arrived.tell = (answer) => this.#learn(answer);
  }

  get page(): LinePage {
    const { page, pageSize } = this.#options;
    return { number: page, size: pageSize, isLast: this.#isLast };
  }

  line(at: number): Line {
    return { kind: "row", index: this.#first + at, row: this.row(at), level: 0 };
  }

  /** Without groups nothing opens. */
  toggle(at: number): LinesMoved {
    return { from: at, by: 0 };
  }

  toggleAll(): void {}

  override get count(): RowCount {
    return this.#counter.count(this.#all);
  }

  override get counted(): CountAnswer | undefined {
    return this.#counter.counted;
  }

  override get footers(): CountAnswer["footers"] | undefined {
    return this.#counter.footers;
  }

  override get reach(): number {
    return this.#first + super.reach;
  }

  override refresh(isInPlace = false): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#counter.renew(this.#all);
    this.#all = this.#unknown();
    super.refresh(isInPlace);
  }

  override subscribe(listener: (change: RowsChanged) => void): Disposable {
    this.#heard.add(listener);
    const rows = super.subscribe(listener);
    return toDisposable(() => {
      this.#heard.delete(listener);
      rows.dispose();
    });
  }

  override dispose(): void {
    this.#abort.abort();
    this.#heard.clear();
    super.dispose();
  }

  get #first(): number {
    return (this.#options.page - 1) * this.#options.pageSize;
  }

  #unknown(): RowEnd {
    return new RowEnd(undefined, { pageSize: this.#options.pageSize, isEstimate: true });
  }

  #learn({ rows, next, total }: RowsAnswer): void {
    const { page } = this.#options;
    this.#isLast = next === undefined;
    if (total !== null) this.#all.expect(total, false);
    this.#all.learn(page - 1, rows.length, !this.#isLast);
    this.#counter.tell(this.#all);
    void this.#countRows();
  }

  async #countRows(): Promise<void> {
    if (!(await this.#counter.ask(this.#all, this.#abort.signal))) return;
    this.#counter.tell(this.#all);
    for (const listener of this.#heard) listener({ from: 0, to: 0, isHeightChanged: false });
  }
}
