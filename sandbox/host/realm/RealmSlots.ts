import type { Disposable } from "#sdk/plugin/Disposable.ts";

/**
 * How many realms of a kind there may be at once in this document. A realm takes a slot before it starts, and waits for one
 * where none is free.
 */
export class RealmSlots {
  readonly #waiting: (() => void)[] = [];
  readonly #onShort: () => void;
  #free: number;

  /** @param onShort called when a realm has to wait: an idle one should end and give its slot back */
  constructor(count: number, onShort: () => void = () => undefined) {
    this.#free = count;
    this.#onShort = onShort;
  }

  get isFull(): boolean {
    return this.#free === 0;
  }

  /** A realm waits: one that becomes idle should end and give its slot back. */
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
