import type { RowsAnswer, TableRow } from "#sdk/wire.ts";
import { isCancelled, PlatonError } from "#sdk/errors/PlatonError.ts";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import { RowEnd } from "./RowEnd.ts";

/** Rows [from, to) are now there; the number of rows to make room for may have changed too. */
export interface RowsChanged {
  readonly from: number;
  readonly to: number;
  readonly isHeightChanged: boolean;
}

export interface RowWindowOptions {
  /** Rows of a page, counted from 1, of `pageSize` rows; the footers are the same on every page and asked for once. */
  readonly load: (page: number, options: { signal: AbortSignal; hasFooters: boolean }) => Promise<RowsAnswer>;
  readonly pageSize: number;
  /** A page could not be loaded; it is tried again when the user scrolls or `refresh` is called. */
  readonly onFailure: (failure: unknown) => void;
}

/** What became of a request; undefined where a refresh or the end overtook it. */
type Outcome = { readonly rows: readonly TableRow[] } | { readonly failure: unknown } | undefined;

interface Page {
  readonly rows: readonly TableRow[];
  readonly round: number;
}

/** Pages kept in memory: 200 pages of 100 rows are far beyond any screen. */
const keptPages = 200;
/** Requests at once: who drags the scroll bar over a thousand pages asks for those in sight, not for the thousand. */
const maxParallel = 3;

/**
 * The rows of one table under one order and filter, loaded page by page as they come into sight, so that any number of
 * rows can be scrolled through. An object for one query: another order or filter makes another window.
 */
export class RowWindow implements Disposable {
  readonly #options: RowWindowOptions;
  readonly #pages = new Map<number, Page>();
  readonly #loading = new Map<number, Promise<Outcome>>();
  readonly #failed = new Set<number>();
  readonly #listeners = new Set<(change: RowsChanged) => void>();
  #abort = new AbortController();
  #end: RowEnd | undefined;
  #isEstimate = false;
  #visible: readonly [number, number] = [0, 0];
  /** Grows at each refresh: what was asked for before it is no longer taken. */
  #round = 0;
  /** The round whose footers were asked for. */
  #footersRound = -1;
  #footers: RowsAnswer["footers"] = [];

  constructor(options: RowWindowOptions) {
    this.#options = options;
  }

  /** Rows to make room for; undefined before the first answer. */
  get height(): number | undefined {
    return this.#end?.height;
  }

  /** True while the number of rows is an estimate; such a count is marked. */
  get isEstimate(): boolean {
    return this.#isEstimate && this.#end?.isFixed === false;
  }

  /** Footer rows over all rows of the query; none before the first answer. */
  get footers(): RowsAnswer["footers"] {
    return this.#footers;
  }

  /** Rows that are there of the pages in sight and beside them. */
  near(): TableRow[] {
    return this.#wanted().flatMap((page) => this.#pages.get(page)?.rows ?? []);
  }

  row(index: number): TableRow | undefined {
    return this.#pages.get(this.#pageOf(index))?.rows[index % this.#options.pageSize];
  }

  /** Says which rows are in sight, [from, to); what is missing around them is loaded, nearest first. */
  show(from: number, to: number): void {
    this.#visible = [from, to];
    this.#failed.clear();
    this.#pump();
  }

  /** The rows of these places whether they are in sight or not; undefined beyond the end. @throws where one cannot be had */
  async read(indexes: readonly number[]): Promise<(TableRow | undefined)[]> {
    const pages = new Map<number, readonly TableRow[]>();
    // As they come: what is read may be more than is kept.
    for (const page of new Set(indexes.map((index) => this.#pageOf(index)))) pages.set(page, await this.#readPage(page));
    return indexes.map((index) => pages.get(this.#pageOf(index))?.[index % this.#options.pageSize]);
  }

  subscribe(listener: (change: RowsChanged) => void): Disposable {
    this.#listeners.add(listener);
    return toDisposable(() => this.#listeners.delete(listener));
  }

  /** Loads again what is in sight and forgets the rest: a record changed somewhere. Old rows stay until new ones come. */
  refresh(): void {
    this.#round += 1;
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#loading.clear();
    this.#failed.clear();
    // A count that was found page by page may no longer hold: it is an estimate again.
    if (this.#isEstimate && this.#end) this.#end = this.#endAt(this.#end.height);
    const wanted = new Set(this.#wanted());
    for (const page of [...this.#pages.keys()]) if (!wanted.has(page)) this.#pages.delete(page);
    this.#pump();
  }

  dispose(): void {
    this.#abort.abort();
    this.#listeners.clear();
  }

  #pageOf(index: number): number {
    return Math.floor(index / this.#options.pageSize);
  }

  /** Pages in sight, then the one behind and the one before them. */
  #wanted(): number[] {
    const [from, to] = this.#visible;
    const last = Math.max(0, this.#pageOf((this.#end?.height ?? 1) - 1));
    const first = Math.min(this.#pageOf(from), last);
    const end = Math.min(this.#pageOf(Math.max(from, to - 1)), last);
    return [...range(first, end + 1), end + 1, first - 1].filter((page) => page >= 0 && page <= last);
  }

  #pump(): void {
    for (const page of this.#wanted()) {
      if (this.#loading.size >= maxParallel) return;
      const isThere = this.#pages.get(page)?.round === this.#round;
      if (!isThere && !this.#failed.has(page)) void this.#load(page);
    }
  }

  async #readPage(page: number): Promise<readonly TableRow[]> {
    const present = this.#pages.get(page);
    if (present) return present.rows;
    const outcome = await this.#load(page);
    if (outcome && "rows" in outcome) return outcome.rows;
    if (outcome) throw outcome.failure;
    if (this.#abort.signal.aborted) throw new PlatonError("cancelled", "cancelled");
    // Overtaken by a refresh, which loads what is in sight only.
    return await this.#readPage(page);
  }

  #load(page: number): Promise<Outcome> {
    const present = this.#loading.get(page);
    if (present) return present;
    const load = this.#request(page, this.#round);
    this.#loading.set(page, load);
    return load;
  }

  async #request(page: number, round: number): Promise<Outcome> {
    const { signal } = this.#abort;
    const hasFooters = this.#footersRound !== round;
    if (hasFooters) this.#footersRound = round;
    try {
      const answer = await this.#options.load(page + 1, { signal, hasFooters });
      if (signal.aborted) return undefined;
      this.#loading.delete(page);
      if (hasFooters) this.#footers = answer.footers;
      this.#take(page, answer);
      this.#pump();
      return { rows: answer.rows };
    } catch (failure) {
      if (signal.aborted) return undefined;
      if (hasFooters) this.#footersRound = -1;
      this.#loading.delete(page);
      this.#failed.add(page);
      if (!isCancelled(failure)) this.#options.onFailure(failure);
      this.#pump();
      return { failure };
    }
  }

  #take(page: number, answer: RowsAnswer): void {
    const { pageSize } = this.#options;
    const before = this.#end?.height;
    this.#isEstimate = answer.totalIsEstimate;
    this.#end = this.#learned(page, answer);
    this.#keep(page, { rows: answer.rows, round: this.#round });
    const from = page * pageSize;
    const isHeightChanged = before !== this.#end.height;
    for (const listener of this.#listeners) listener({ from, to: from + answer.rows.length, isHeightChanged });
    this.#searchEnd();
  }

  #learned(page: number, answer: RowsAnswer): RowEnd {
    if (!answer.totalIsEstimate) return new RowEnd(answer.total, { pageSize: this.#options.pageSize, isEstimate: false });
    const end = this.#end ?? this.#endAt(answer.total);
    end.learn(page, answer.rows.length, answer.next !== undefined);
    return end;
  }

  #endAt(estimate: number): RowEnd {
    return new RowEnd(estimate, { pageSize: this.#options.pageSize, isEstimate: true });
  }

  #keep(index: number, page: Page): void {
    this.#pages.delete(index);
    this.#pages.set(index, page);
    if (this.#pages.size <= keptPages) return;
    const wanted = new Set(this.#wanted());
    const oldest = [...this.#pages.keys()].find((one) => !wanted.has(one));
    if (oldest !== undefined) this.#pages.delete(oldest);
  }

  /** The height is wrong where the user is looking: find the true end in a few probes rather than page by page. */
  #searchEnd(): void {
    const page = this.#end?.probe();
    if (page !== undefined && !this.#failed.has(page)) void this.#load(page);
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
