import type { Disposable } from "#sdk/plugin/Disposable.ts";

/** Who starts a worker or a frame takes a seat first; without a free one it waits until one is given back. */
export class RealmSeats {
  readonly #waiting: (() => void)[] = [];
  readonly #onShort: () => void;
  #free: number;

  /** @param onShort called when somebody has to wait: what is not needed should give its seat back */
  constructor(count: number, onShort: () => void = () => undefined) {
    this.#free = count;
    this.#onShort = onShort;
  }

  get isFull(): boolean {
    return this.#free === 0;
  }

  /** Somebody waits: what becomes idle should give its seat back. */
  get isShort(): boolean {
    return this.#waiting.length > 0;
  }

  /** @param onWait called when there is none free */
  async take(onWait: () => void = () => undefined): Promise<Disposable> {
    if (this.#free === 0) {
      onWait();
      const freed = new Promise<void>((resolve) => this.#waiting.push(resolve));
      this.#onShort();
      await freed;
    } else this.#free -= 1;
    let isTaken = true;
    return {
      dispose: () => {
        if (isTaken) this.#giveBack();
        isTaken = false;
      },
    };
  }

  #giveBack(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
