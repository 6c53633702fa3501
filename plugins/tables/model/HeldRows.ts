import { isAllSelected, meantRows, type MeantOptions, type MeantRows } from "./meantRows.ts";
import { rowOf, type LineSource } from "./lines.ts";
import { RowRanges } from "./RowRanges.ts";

/** Lines around the selected ones in which records are looked for that have moved. */
const around = 200;
const mostLooked = 5_000;

/**
 * The records that were selected, whatever lines they stand in by now: what is done with a selection is done with those
 * that the person saw, also when others came before them meanwhile.
 */
export class HeldRows {
  readonly #ranges: RowRanges;
  readonly #isAll: boolean;
  #meant: Promise<MeantRows> | undefined;
  #ids: ReadonlySet<string> | undefined;

  constructor(ranges: RowRanges, options: MeantOptions) {
    this.#ranges = ranges;
    this.#isAll = isAllSelected(ranges, options.lines);
    // At once: later other records may stand there. What fails is asked again by whoever needs it.
    if (ranges.count > 0 && !this.#isAll) this.meant(options).catch(() => undefined);
  }

  /** How many, of which some may not be on the screen any more. */
  get count(): number {
    return this.#ids?.size ?? this.#ranges.count;
  }

  /** Asked once: for lines that are not loaded the server says which records they are. */
  meant(options: MeantOptions): Promise<MeantRows> {
    this.#meant ??= this.#ask(options);
    return this.#meant;
  }

  /** The lines that are to be drawn as selected; undefined where those of `shown` are. */
  moved(shown: RowRanges, lines: LineSource): RowRanges | undefined {
    const next = this.#isAll ? RowRanges.none.add(0, lines.height ?? 0) : this.#found(shown, lines);
    return next === undefined || isSame(next, shown) ? undefined : next;
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
  #found(shown: RowRanges, lines: LineSource): RowRanges | undefined {
    const [first] = this.#ranges.ranges;
    const last = this.#ranges.ranges.at(-1);
    if (!this.#ids || !first || !last || last[1] - first[0] > mostLooked) return undefined;
    const from = Math.max(0, Math.min(first[0], shown.ranges[0]?.[0] ?? first[0]) - around);
    const to = Math.min(lines.height ?? 0, Math.max(last[1], shown.ranges.at(-1)?.[1] ?? 0) + around);
    let found = RowRanges.none;
    for (let at = from; at < to; at += 1) {
      const id = rowOf(lines.line(at))?.$id;
      if (id === undefined ? shown.has(at) : this.#ids.has(id)) found = found.add(at, at + 1);
    }
    return found;
  }
}

const isSame = (some: RowRanges, others: RowRanges): boolean => JSON.stringify(some.ranges) === JSON.stringify(others.ranges);
