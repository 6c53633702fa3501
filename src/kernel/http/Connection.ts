import { signal, type ReadonlySignal } from "@preact/signals-react";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";

/** Between two questions whether the server is there again, in milliseconds. */
const probeEvery = 5_000;

/**
 * Whether the server can be reached. A call that fails says little (it may have been cut off as the document was left), so
 * it is asked before anybody is told; from then on it is asked until it answers.
 */
export class Connection {
  readonly #probe: () => Promise<unknown>;
  readonly #isAway = signal(false);
  #isAsking = false;
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
    clearTimeout(this.#timer);
    this.#isAway.value = false;
  }

  /** A call did not come through. */
  noteUnreached(): void {
    if (!this.#isAway.peek()) void this.ask();
  }

  async ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    clearTimeout(this.#timer);
    try {
      await this.#probe();
      this.noteReached();
    } catch {
      this.#isAway.value = true;
      this.#timer = setTimeout(() => void this.ask(), probeEvery);
    } finally {
      this.#isAsking = false;
    }
  }
}
