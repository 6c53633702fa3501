type Range = readonly [from: number, to: number];

/** A set of row indexes as ranges: all of a million rows cost as much as one. Never changes; each step gives another. */
export class RowRanges {
  static readonly none = new RowRanges([]);

  /** Apart from each other, in order, [from, to). */
  readonly ranges: readonly Range[];

  private constructor(ranges: readonly Range[]) {
    this.ranges = ranges;
  }

  get count(): number {
    return this.ranges.reduce((sum, [from, to]) => sum + to - from, 0);
  }

  has(index: number): boolean {
    return this.ranges.some(([from, to]) => index >= from && index < to);
  }

  /** With [from, to). */
  add(from: number, to: number): RowRanges {
    if (to <= from) return this;
    const near = this.ranges.filter(([start, end]) => start <= to && end >= from);
    const joined: Range = [Math.min(from, ...near.map(([start]) => start)), Math.max(to, ...near.map(([, end]) => end))];
    return new RowRanges([...this.ranges.filter((range) => !near.includes(range)), joined].sort(([a], [b]) => a - b));
  }

  /** Without [from, to). */
  remove(from: number, to: number): RowRanges {
    return new RowRanges(this.ranges.flatMap(([start, end]): Range[] => [
      [start, Math.min(end, from)],
      [Math.max(start, to), end],
    ]).filter(([start, end]) => end > start));
  }

  /** As lines before `from` stay: `by` lines came there, or went where it is negative. */
  shift(from: number, by: number): RowRanges {
    const stays = this.remove(from, Infinity);
    const behind = this.remove(0, by < 0 ? from - by : from);
    return new RowRanges([...stays.ranges, ...behind.ranges.map(([start, end]): Range => [start + by, end + by])]);
  }

  /** The first of them, in order. */
  take(most: number): number[] {
    const taken: number[] = [];
    for (const [from, to] of this.ranges) for (let index = from; index < to && taken.length < most; index += 1) taken.push(index);
    return taken;
  }
}
