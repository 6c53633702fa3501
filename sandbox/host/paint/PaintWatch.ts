import { DocumentLock } from "./DocumentLock.ts";
import { findLeft } from "./findLeft.ts";
import { LongFrames } from "./LongFrames.ts";
import { PaintBlame } from "./PaintBlame.ts";
import { PaintMarks, settlingFrames } from "./PaintMarks.ts";
import { forgetful, shownPrefix, type PaintMemory } from "./PaintMemory.ts";
import { PaintTurns } from "./PaintTurns.ts";

/** A component that is painted in this document. */
export interface PaintSubject {
  /** Names trust group, component, and version of all that it is drawn from. */
  readonly paintKey: string;
  /** What it draws first stands there, all of it. */
  readonly isBegun: boolean;
  /** Its pictures take too long. */
  stopPainting(): void;
}

/** While something is painted the document says so often that it answers, in milliseconds. */
const sayTime = 1_000;
/** A document that waits so long for a frame is stuck, in milliseconds: another thread of its process paints for ever. */
const stuckTime = 3_000;

/**
 * No limit keeps markup and css from being painted for ever in the page's own process, and then nothing of ours runs any
 * more. So what is painted is written down before, and what a document died by is not painted in the next one (D74).
 */
export class PaintWatch {
  readonly #memory: PaintMemory;
  readonly #lock = new DocumentLock();
  readonly #marks: PaintMarks;
  readonly #blame: PaintBlame;
  readonly #turns: PaintTurns;
  readonly #longFrames = new LongFrames<PaintSubject>();
  readonly #shown = new Set<PaintSubject>();
  readonly #stop = new AbortController();
  #turnFrames = 0;
  /** When the latest frame came, or was first waited for; milliseconds of `performance.now()`. */
  #progress = 0;
  #isTelling = false;
  #isLeft = false;
  #looking: Promise<void> | undefined;
  #frame: number | undefined;
  #saying: ReturnType<typeof setInterval> | undefined;

  constructor(memory = forgetful()) {
    this.#memory = memory;
    this.#marks = new PaintMarks(memory, this.#lock.document);
    this.#blame = new PaintBlame(memory);
    this.#turns = new PaintTurns({
      isKnown: (key) => this.#blame.isKnown(key),
      begin: (keys) => {
        this.#turnFrames = settlingFrames;
        this.#enter(keys, true);
      },
    });
    const { signal } = this.#stop;
    document.addEventListener("visibilitychange", () => this.#setHidden(document.hidden), { signal });
    window.addEventListener("pagehide", () => this.#leave(), { signal });
    window.addEventListener("pageshow", ({ persisted }) => persisted && void this.#return(), { signal });
    if (document.hidden) this.#marks.setHidden(true);
  }

  /** Looks for what other documents died by. @returns whether this one is not painted, and was told of */
  async review(key: string): Promise<"new" | "told" | undefined> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    await this.#looking;
    return this.#blame.of(key);
  }

  tell(key: string): void {
    this.#blame.tell(key);
  }

  /** The person wants to see it. */
  lift(key: string): void {
    this.#blame.lift(key);
  }

  /** Has a component put into the page, at once or when it is its turn. @returns takes it away again */
  show(subject: PaintSubject, put: () => void): () => void {
    const { paintKey } = subject;
    const paint = (): void => {
      this.#shown.add(subject);
      this.#tellShown();
      this.#enter([paintKey]);
      put();
    };
    this.#turns.ask(paintKey, paint);
    return () => {
      this.#turns.leave(paintKey, paint);
      this.#longFrames.forget(subject);
      if (this.#shown.delete(subject)) this.#tellShown();
    };
  }

  /** Has a document of its own: a process of its own too, in most browsers. @returns takes it away again */
  showApart(subject: PaintSubject): () => void {
    this.#shown.add(subject);
    this.#tellShown();
    return () => {
      if (this.#shown.delete(subject)) this.#tellShown();
    };
  }

  /** Some are about to change; those that do not stand in the page yet are not painted. */
  drew(operations: ReadonlyMap<PaintSubject, number>): void {
    const shown = [...operations].filter(([subject]) => this.#shown.has(subject));
    if (shown.length === 0) return;
    this.#enter(shown.map(([{ paintKey }]) => paintKey));
    for (const [subject, count] of shown) if (subject.isBegun) this.#longFrames.drew(subject, count);
  }

  /** Something happens in its place by which it may look different. */
  stir({ paintKey }: PaintSubject): void {
    this.#enter([paintKey]);
  }

  dispose(): void {
    this.#stop.abort();
    this.#leave();
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
  }

  async #look(): Promise<void> {
    await this.#lock.hold();
    const { blamed, deaths } = findLeft(this.#memory, { document: this.#lock.document, living: await this.#lock.living() });
    this.#blame.blame(blamed);
    for (const shown of deaths) this.#blame.noteDeath(shown);
  }

  #enter(keys: Iterable<string>, isFirst = false): void {
    this.#marks.enter(keys, isFirst);
    if (this.#frame === undefined) this.#progress = performance.now();
    this.#frame ??= requestAnimationFrame(this.#onFrame);
    this.#saying ??= setInterval(() => this.#marks.write(), sayTime);
  }

  readonly #onFrame = (): void => {
    this.#progress = performance.now();
    this.#time(this.#longFrames.take());
    this.#marks.passFrame();
    if (this.#turns.current.size > 0) this.#passTurn();
    const isBusy = !this.#marks.isEmpty || this.#turns.current.size > 0;
    this.#frame = isBusy ? requestAnimationFrame(this.#onFrame) : undefined;
    if (isBusy) return;
    clearInterval(this.#saying);
    this.#saying = undefined;
  };

  #passTurn(): void {
    this.#turnFrames -= 1;
    if (this.#turnFrames > 0) return;
    this.#blame.know(this.#turns.current);
    this.#marks.settle(this.#turns.current);
    this.#turns.next();
  }

  /**
   * From here to the next task the browser lays out and paints. No observer is asked: Chromium's long animation frames do
   * not count the painting, which is what takes for ever.
   */
  #time(subject: PaintSubject | undefined): void {
    if (!subject) return;
    const begun = performance.now();
    setTimeout(() => {
      if (this.#longFrames.took(subject, performance.now() - begun)) subject.stopPainting();
    });
  }

  /** Both are told by a document that answers. */
  #setHidden(isHidden: boolean): void {
    if (this.#isLeft) return;
    if (isHidden) this.#progress = Infinity;
    this.#marks.setHidden(isHidden);
    this.#tellShown();
  }

  /** Where no picture comes any more although the document answers, somebody else may be to blame: it counts as an end. */
  #leave(): void {
    this.#isLeft = true;
    const isStuck = !this.#marks.isEmpty && performance.now() - this.#progress > stuckTime;
    this.#keepShown(isStuck ? this.#marks.keys : []);
    this.#marks.setHidden(true);
    this.#lock.release();
    clearInterval(this.#saying);
    this.#saying = undefined;
  }

  async #return(): Promise<void> {
    this.#isLeft = false;
    await this.#lock.hold();
    this.#setHidden(document.hidden);
  }

  /** Once for all that come in one go. */
  #tellShown(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    queueMicrotask(() => {
      this.#isTelling = false;
      if (!this.#isLeft) this.#keepShown(document.hidden ? [] : Array.from(this.#shown, ({ paintKey }) => paintKey));
    });
  }

  #keepShown(keys: readonly string[]): void {
    const name = shownPrefix + this.#lock.document;
    if (keys.length === 0) this.#memory.remove(name);
    else this.#memory.write(name, { tab: this.#memory.tab, at: Date.now(), keys: [...new Set(keys)] });
  }
}
