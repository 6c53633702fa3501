/** Style, layout and painting of one picture may take so long, in milliseconds. */
const longest = 500;
/** So many that take longer, within this time in milliseconds, end whoever drew them. */
const maxLong = 3;
const longTime = 60_000;

/**
 * Counts pictures that took long to whoever drew most of them. What a component draws first does not count, nor does what
 * the page's own scripts do before the picture: a slow machine is slow with a page that begins, and at most once.
 */
export class LongFrames<Subject> {
  #drawn = new Map<Subject, number>();
  readonly #long = new Map<Subject, number[]>();

  drew(subject: Subject, operations: number): void {
    this.#drawn.set(subject, (this.#drawn.get(subject) ?? 0) + operations);
  }

  /** A picture begins. @returns who drew most of it, if anybody did */
  take(): Subject | undefined {
    const drawn = this.#drawn;
    this.#drawn = new Map();
    return [...drawn].toSorted(([, one], [, other]) => other - one)[0]?.[0];
  }

  /** The picture that was `subject`'s took so long. @returns true when it has to end */
  took(subject: Subject, time: number): boolean {
    if (time <= longest) return false;
    const now = Date.now();
    const times = [...(this.#long.get(subject) ?? []).filter((at) => at > now - longTime), now];
    this.#long.set(subject, times);
    return times.length >= maxLong;
  }

  forget(subject: Subject): void {
    this.#drawn.delete(subject);
    this.#long.delete(subject);
  }
}
