import { signal, type ReadonlySignal } from "@preact/signals-react";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import { Rounds } from "../state/Rounds.ts";

/** Between two questions whether the server is there again, in milliseconds. */
const probeEvery = 5_000;

/**
 * Whether the server can be reached. A call says little of now: one that fails may have been cut off as the document was
 * left, one that is answered may have been on its way before. So the server is asked before anybody is told, until it answers.
 */
export class Connection {
  readonly #probe: () => Promise<unknown>;
  readonly #isAway = signal(false);
  /** What happens while it is asked makes it be asked once more: the answer may be of before. */
  readonly #asking = new Rounds(async () => await this.#askOnce());
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
    if (this.#isAway.peek() && !this.#asking.isRunning) void this.ask();
  }

  /** A call did not come through. */
  noteUnreached(): void {
    if (!this.#isAway.peek() && !this.#asking.isRunning) void this.ask();
  }

  async ask(): Promise<void> {
    await this.#asking.ask();
  }

  async #askOnce(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isAway.value = await this.#probe().then(
      () => false,
      () => true,
    );
    if (this.#isAway.peek()) this.#timer = setTimeout(() => void this.ask(), probeEvery);
  }
}
