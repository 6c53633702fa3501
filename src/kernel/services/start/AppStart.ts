import { signal, type ReadonlySignal } from "@preact/signals-react";
import { failureKind } from "#sdk/errors/failureKind.ts";

/** From then on the person is told that it takes longer than usual, in milliseconds. */
const lateAfter = 5_000;

export interface StartCalls {
  /** Project and user: without them nothing is shown. */
  readonly needed: () => Promise<void>;
  /** What comes while the screen is there already; its own place shows its failure. */
  readonly besides?: () => Promise<void>;
}

/** How far the document has come: what it needs before it can show a screen. */
export class AppStart {
  readonly #calls: StartCalls;
  readonly #failure = signal<unknown>(undefined);
  readonly #isLate = signal(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round = 0;
  /** What is needed is there: the screen may be in use, and nothing of the start takes it away again. */
  #isReady = false;

  readonly failure: ReadonlySignal<unknown> = this.#failure;
  /** Something of the start is still on its way after a time in which it is usually there. */
  readonly isLate: ReadonlySignal<boolean> = this.#isLate;

  constructor(calls: StartCalls) {
    this.#calls = calls;
  }

  /** Makes the calls; also anew, while those of before may still be on their way: the first answer counts. */
  async run(): Promise<void> {
    const round = (this.#round += 1);
    this.#watch();
    // A person who waits for a server that starts sees one screen until it is there.
    if (failureKind(this.#failure.peek()) !== "starting") this.#failure.value = undefined;
    const besides = this.#calls.besides?.();
    if (!this.#isReady) await this.#need(round);
    await besides;
    if (round === this.#round) this.#unwatch();
  }

  async #need(round: number): Promise<void> {
    try {
      await this.#calls.needed();
      this.#isReady = true;
      this.#failure.value = undefined;
    } catch (failure) {
      if (!this.#isReady && round === this.#round) this.#failure.value = failure;
    }
  }

  #watch(): void {
    this.#unwatch();
    this.#timer = setTimeout(() => void (this.#isLate.value = true), lateAfter);
  }

  #unwatch(): void {
    clearTimeout(this.#timer);
    this.#isLate.value = false;
  }
}
