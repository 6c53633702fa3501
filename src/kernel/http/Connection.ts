import { signal, type ReadonlySignal } from "@preact/signals-react";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";

/** Between two questions whether the server is there again, in milliseconds. */
const probeEvery = 5_000;

/**
 * Whether the server can be reached. A call says little of now: one that fails may have been cut off as the document was
 * left, one that is answered may have been on its way before. So the server is asked before anybody is told, until it answers.
 */
export class Connection {
  readonly #probe: () => Promise<unknown>;
  readonly #isAway = signal(false);
  #isAsking = false;
  /** Something happened while it was asked: the answer may be of before. */
  #isStale = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly isAway: ReadonlySignal<boolean> = this.#isAway;

  /** @param probe asks the server for a sign of life; throws when there is none */
  constructor(probe: () => Promise<unknown>) {
    this.#probe = probe;
  }

  /** The browser knows of networks that come and go. */
  listen(): Disposable {
    const ask = (): void => void this.ask();
    window.addEventListener("online", ask);
    window.addEventListener("offline", ask);
    return toDisposable(() => {
      window.removeEventListener("online", ask);
      window.removeEventListener("offline", ask);
      clearTimeout(this.#timer);
    });
  }

  /** A call was answered, by whatever. */
  noteReached(): void {
    if (this.#isAway.peek() && !this.#isAsking) void this.ask();
  }

  /** A call did not come through. */
  noteUnreached(): void {
    if (!this.#isAway.peek() && !this.#isAsking) void this.ask();
  }

  async ask(): Promise<void> {
    this.#isStale = this.#isAsking;
    if (this.#isAsking) return;
    this.#isAsking = true;
    clearTimeout(this.#timer);
    do {
      this.#isStale = false;
      this.#isAway.value = await this.#probe().then(
        () => false,
        () => true,
      );
    } while (this.#isStale);
    this.#isAsking = false;
    if (this.#isAway.peek()) this.#timer = setTimeout(() => void this.ask(), probeEvery);
  }
}
