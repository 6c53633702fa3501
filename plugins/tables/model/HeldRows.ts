import { allMatching, isAllSelected, meantRows, type MeantOptions, type MeantRows } from "./meantRows.ts";
import { rowOf, type LineSource } from "./lines.ts";
import { RowRanges } from "./RowRanges.ts";

/** Lines around the selected ones in which records are looked for that have moved. */
const around = 200;
const mostLooked = 5_000;

/** Lines, [from, to). */
type Span = readonly [from: number, to: number];

/** What a selection is made of. */
interface Held {
  /** Lines in which its records stood. */
  readonly ranges: RowRanges;
  readonly isAll: boolean;
  readonly meant: Promise<MeantRows> | undefined;
  readonly ids: ReadonlySet<string> | undefined;
  /** How many, while their ids are on their way. */
  readonly expected: number;
}

/**
 * The records that were selected, whatever lines they stand in by now: what is done with a selection is done with those
 * that the person saw, also when others came before them meanwhile, or another question hides them.
 */
export class HeldRows {
  readonly #ranges: RowRanges;
  readonly isAll: boolean;
  readonly #expected: number;
  #meant: Promise<MeantRows> | undefined;
  #ids: ReadonlySet<string> | undefined;

  private constructor({ ranges, isAll, meant, ids, expected }: Held) {
    this.#ranges = ranges;
    this.isAll = isAll;
    this.#meant = meant;
    this.#ids = ids;
    this.#expected = expected;
    if (meant) this.#learn(meant);
  }

  /** Those of some lines. */
  static of(ranges: RowRanges, options: MeantOptions): HeldRows {
    const isAll = isAllSelected(ranges, options.lines);
    const held = new HeldRows({ ranges, isAll, meant: undefined, ids: undefined, expected: ranges.count });
    // At once: later other records may stand there. What fails is asked again by whoever needs it.
    if (ranges.count > 0 && !isAll) held.meant(options).catch(() => undefined);
    return held;
  }

  /** Some by their ids, wherever they stand. */
  static ofIds(ids: readonly string[]): HeldRows {
    const all = new Set(ids);
    return new HeldRows({ ranges: RowRanges.none, isAll: false, meant: Promise.resolve({ ids: [...all] }), ids: all, expected: all.size });
  }

  /** All that the question finds, on whichever page. */
  static allOf({ query, lines }: Pick<MeantOptions, "query" | "lines">): HeldRows {
    return new HeldRows({ ranges: RowRanges.none, isAll: true, meant: Promise.resolve(allMatching(query)), ids: undefined, expected: lines.count.rows });
  }

  /** How many, of which some may not be on the screen any more. */
  get count(): number {
    return this.#ids?.size ?? this.#expected;
  }

  /** Those that are known by their ids. */
  get ids(): ReadonlySet<string> | undefined {
    return this.#ids;
  }

  /** Asked once: for lines that are not loaded the server says which records they are. */
  meant(options: MeantOptions): Promise<MeantRows> {
    this.#meant ??= this.#ask(options);
    return this.#meant;
  }

  /** For another question: the same records; undefined where all of the former question were meant, and this is another one. */
  carried(before: MeantOptions, now: MeantOptions): HeldRows | undefined {
    if (!this.isAll) return new HeldRows({ ranges: RowRanges.none, isAll: false, meant: this.meant(before), ids: this.#ids, expected: this.count });
    const isSame = JSON.stringify(allMatching(before.query)) === JSON.stringify(allMatching(now.query));
    return isSame ? this : undefined;
  }

  /** With the records of these lines, which were selected in addition. */
  with(added: RowRanges, options: MeantOptions): HeldRows {
    const meant = Promise.all([this.meant(options), meantRows(added, options)]).then(([some, more]) => ({ ids: [...new Set([...idsIn(some), ...idsIn(more)])] }));
    return new HeldRows({ ranges: RowRanges.none, isAll: false, meant, ids: undefined, expected: this.count + added.count });
  }

  /** Without the records of these lines. */
  without(removed: RowRanges, options: MeantOptions): HeldRows {
    const meant = Promise.all([this.meant(options), meantRows(removed, options)]).then(([some, fewer]) => {
      const gone = new Set(idsIn(fewer));
      return { ids: idsIn(some).filter((id) => !gone.has(id)) };
    });
    return new HeldRows({ ranges: RowRanges.none, isAll: false, meant, ids: undefined, expected: this.count - removed.count });
  }

  /**
   * The lines that are to be drawn as selected; undefined where those of `shown` are.
   * @param seen lines in sight
   */
  moved(shown: RowRanges, lines: LineSource, seen: Span = [0, 0]): RowRanges | undefined {
    const next = this.isAll ? RowRanges.none.add(0, lines.height ?? 0) : this.#found(shown, { lines, seen });
    return next === undefined || isSame(next, shown) ? undefined : next;
  }

  #learn(meant: Promise<MeantRows>): void {
    meant.then((rows) => "ids" in rows && (this.#ids = new Set(rows.ids)), () => undefined);
  }

  async #ask(options: MeantOptions): Promise<MeantRows> {
    try {
      const meant = await meantRows(this.#ranges, options);
      if ("ids" in meant) this.#ids = new Set(meant.ids);
      return meant;
    } catch (failure) {
      this.#meant = undefined;
      throw failure;
    }
  }

  /** Where its records stand now; of lines that are not loaded nobody knows. */
  #found(shown: RowRanges, { lines, seen }: { lines: LineSource; seen: Span }): RowRanges | undefined {
    const ids = this.#ids;
    if (!ids) return undefined;
    const [from, to] = lookedAt([...this.#ranges.ranges, ...shown.ranges], seen, lines.height ?? 0);
    let found = shown.remove(from, Math.max(to, from)).remove(lines.height ?? 0, Infinity);
    for (let at = from; at < to; at += 1) {
      const id = rowOf(lines.line(at))?.$id;
      if (id === undefined ? shown.has(at) : ids.has(id)) found = found.add(at, at + 1);
    }
    return found;
  }
}

/** Lines among which selected records may stand: around those that were selected, or around what is in sight where they lie far apart. */
function lookedAt(selected: readonly Span[], seen: Span, height: number): Span {
  const all = [...selected, seen].filter(([from, to]) => to > from);
  const [low, high] = [Math.min(...all.map(([from]) => from)), Math.max(...all.map(([, to]) => to))];
  const [from, to] = all.length === 0 || high - low > mostLooked ? seen : [low, high];
  return [Math.max(0, from - around), Math.min(height, to + around)];
}

const idsIn = (meant: MeantRows): readonly string[] => ("ids" in meant ? meant.ids : []);

const isSame = (some: RowRanges, others: RowRanges): boolean => JSON.stringify(some.ranges) === JSON.stringify(others.ranges);
