import type { CountAnswer, RowsAnswer, TableRow } from "#sdk/wire.ts";
import { isCancelled, PlatonError } from "#sdk/errors/PlatonError.ts";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import { range } from "./range.ts";
import type { RowCount } from "./RowCount.ts";
import { RowCounter, type RowCounterOptions } from "./RowCounter.ts";
import { RowEnd } from "./RowEnd.ts";

/** Rows [from, to) are now there; the number of rows to make room for may have changed too. */
export interface RowsChanged {
  readonly from: number;
  readonly to: number;
  readonly isHeightChanged: boolean;
}

export interface RowWindowOptions extends RowCounterOptions {
  /** Rows of a page, counted from 1, of `pageSize` rows; without the count, which may take longer. */
  readonly load: (page: number, options: { signal: AbortSignal }) => Promise<RowsAnswer>;
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
  readonly #counter: RowCounter;
  readonly #pages = new Map<number, Page>();
  readonly #loading = new Map<number, Promise<Outcome>>();
  readonly #failed = new Set<number>();
  readonly #listeners = new Set<(change: RowsChanged) => void>();
  #abort = new AbortController();
  #end: RowEnd | undefined;
  #visible: readonly [number, number] = [0, 0];
  /** Grows at each refresh: what was asked for before it is no longer taken. */
  #round = 0;
  /** The last refresh that left rows where they are. */
  #roundInPlace = -1;
  #reach = 0;
  #hint: RowsAnswer["hint"];

  constructor(options: RowWindowOptions) {
    this.#options = options;
    this.#counter = new RowCounter(options);
  }

  /** Rows to make room for; undefined before the first answer. */
  get height(): number | undefined {
    return this.#end?.height;
  }

  get pageSize(): number {
    return this.#options.pageSize;
  }

  /** How many rows there are, for people. */
  get count(): RowCount {
    return this.#counter.count(this.#end);
  }

  /** What `count` answered; undefined while it has not, or not since the last refresh. */
  get counted(): CountAnswer | undefined {
    return this.#counter.counted;
  }

  /** Footer rows over all rows of the query; undefined while they are on their way. */
  get footers(): CountAnswer["footers"] | undefined {
    return this.#counter.footers;
  }

  /** The furthest row that was loaded, counted from 1. */
  get reach(): number {
    return this.#reach;
  }

  /** What no index serves of the question, for administrators. */
  get hint(): RowsAnswer["hint"] {
    return this.#hint;
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

  /**
   * Loads again what is in sight and forgets the rest: a record changed somewhere. Old rows stay until new ones come; with
   * `isInPlace` each also stays where it is, whatever filter and order say of it by now.
   */
  refresh(isInPlace = false): void {
    this.#round += 1;
    if (isInPlace) this.#roundInPlace = this.#round;
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#loading.clear();
    this.#failed.clear();
    this.#counter.renew(this.#end);
    // Where the rows ended may no longer hold.
    if (this.#end) this.#end = new RowEnd(this.#end.height, { pageSize: this.#options.pageSize, isEstimate: true });
    const wanted = new Set(this.#wanted());
    for (const page of [...this.#pages.keys()]) if (!wanted.has(page)) this.#pages.delete(page);
    this.#pump();
  }

  /** The record has these values by now: its row shows them where it stands. */
  put(id: string, values: Readonly<Record<string, unknown>>, version: number): void {
    for (const [page, { rows, round }] of this.#pages) {
      const at = rows.findIndex(({ $id }) => $id === id);
      const row = rows[at];
      if (!row) continue;
      const known = Object.entries(values).filter(([field]) => field in row);
      this.#pages.set(page, { rows: rows.with(at, { ...row, ...Object.fromEntries(known), $version: version }), round });
      const from = page * this.#options.pageSize + at;
      this.#tell({ from, to: from + 1, isHeightChanged: false });
    }
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
    try {
      const answer = await this.#options.load(page + 1, { signal });
      if (signal.aborted) return undefined;
      this.#loading.delete(page);
      this.#take(page, answer, round);
      this.#pump();
      return { rows: answer.rows };
    } catch (failure) {
      if (signal.aborted) return undefined;
      this.#loading.delete(page);
      this.#failed.add(page);
      if (!isCancelled(failure)) this.#options.onFailure(failure);
      this.#pump();
      return { failure };
    }
  }

  #take(page: number, answer: RowsAnswer, round: number): void {
    const from = page * this.#options.pageSize;
    const to = from + answer.rows.length;
    const height = this.height;
    this.#end = this.#learned(page, answer);
    this.#reach = Math.max(this.#reach, to);
    this.#hint = answer.hint ?? this.#hint;
    const before = round === this.#roundInPlace ? this.#pages.get(page)?.rows : undefined;
    this.#keep(page, { rows: before ? inPlace(before, answer.rows) : answer.rows, round });
    void this.#countRows(this.#end);
    this.#tell({ from, to, isHeightChanged: height !== this.height });
    this.#searchEnd();
  }

  #learned(page: number, { rows, next, total }: RowsAnswer): RowEnd {
    const { pageSize } = this.#options;
    // The last page knows it.
    if (total !== null) return new RowEnd(total, { pageSize, isEstimate: false });
    const end = this.#end ?? new RowEnd(undefined, { pageSize, isEstimate: true });
    end.learn(page, rows.length, next !== undefined);
    if (this.#end === undefined) this.#counter.tell(end);
    return end;
  }

  async #countRows(end: RowEnd): Promise<void> {
    if (!(await this.#counter.ask(end, this.#abort.signal))) return;
    const before = this.height;
    this.#counter.tell(this.#end);
    this.#tell({ from: 0, to: 0, isHeightChanged: before !== this.height });
    this.#pump();
    this.#searchEnd();
  }

  #tell(change: RowsChanged): void {
    for (const listener of this.#listeners) listener(change);
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

/** The rows of a page in their order, as they are now. */
function inPlace(before: readonly TableRow[], now: readonly TableRow[]): readonly TableRow[] {
  const byId = new Map(now.map((row) => [row.$id, row]));
  return before.map((row) => byId.get(row.$id) ?? row);
}
