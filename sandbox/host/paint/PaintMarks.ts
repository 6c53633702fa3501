import { isObject } from "#core/isObject.ts";
import { markPrefix, type PaintMemory } from "./PaintMemory.ts";

/** After so many frames whoever was painted is taken for harmless: up to four pictures are on their way to the screen at a time. */
export const settlingFrames = 6;

/** One that is being painted: since when, and whether it never was before. */
export type Mark = readonly [at: number, isFirst: 0 | 1];

/** What a document says while it paints components. */
export interface MarkRecord {
  readonly tab: string;
  /** When the document answered last. */
  readonly seen: number;
  readonly marks: Readonly<Record<string, Mark>>;
}

/**
 * Which components are being painted now, in a storage that outlives the document: who is in it when the document ends
 * without a word is to blame. Written as they come, and when they have gone; not for each of their changes.
 */
export class PaintMarks {
  readonly #memory: PaintMemory;
  readonly #name: string;
  readonly #marks = new Map<string, Mark>();
  readonly #frames = new Map<string, number>();
  #isHidden = false;

  constructor(memory: PaintMemory, document: string) {
    this.#memory = memory;
    this.#name = markPrefix + document;
  }

  get isEmpty(): boolean {
    return this.#marks.size === 0;
  }

  get keys(): string[] {
    return [...this.#marks.keys()];
  }

  enter(keys: Iterable<string>, isFirst = false): void {
    const at = Date.now();
    let isNew = false;
    for (const key of keys) {
      this.#frames.set(key, settlingFrames);
      if (this.#marks.has(key) && !isFirst) continue;
      this.#marks.set(key, [at, isFirst ? 1 : 0]);
      isNew = true;
    }
    if (isNew) this.write();
  }

  /** They were painted once, and are as others from now on. */
  settle(keys: Iterable<string>): void {
    for (const key of keys) {
      const mark = this.#marks.get(key);
      if (mark) this.#marks.set(key, [mark[0], 0]);
    }
    this.write();
  }

  /** A frame has come: those to whom nothing has happened for some are out. */
  passFrame(): void {
    const { size } = this.#marks;
    for (const [key, frames] of this.#frames) {
      if (frames > 1) this.#frames.set(key, frames - 1);
      else this.#drop(key);
    }
    if (this.#marks.size < size) this.write();
  }

  /** A hidden document paints nothing; what happens in it is painted when it is seen again. */
  setHidden(isHidden: boolean): void {
    this.#isHidden = isHidden;
    this.write();
  }

  /** Says that the document answers. */
  write(): void {
    if (this.#isHidden || this.isEmpty) return this.#memory.remove(this.#name);
    const record: MarkRecord = { tab: this.#memory.tab, seen: Date.now(), marks: Object.fromEntries(this.#marks) };
    this.#memory.write(this.#name, record);
  }

  #drop(key: string): void {
    this.#marks.delete(key);
    this.#frames.delete(key);
  }
}

/** Anything may have been written there. */
export function readMarkRecord(value: unknown): MarkRecord | undefined {
  if (!isObject(value)) return undefined;
  const { tab, seen, marks } = value;
  if (typeof tab !== "string" || typeof seen !== "number" || !isObject(marks)) return undefined;
  const whole = Object.entries(marks).filter((entry): entry is [string, Mark] => Array.isArray(entry[1]) && typeof entry[1][0] === "number");
  return { tab, seen, marks: Object.fromEntries(whole) };
}
