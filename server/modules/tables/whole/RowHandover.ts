/** Nobody takes any more what is given. */
class Stopped extends Error {
  override readonly name = "Stopped";
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** One gives, one takes: at most one thing lies between them, so that who gives is never far ahead. */
export class RowHandover<T> {
  #lying: { readonly thing: T } | undefined;
  #end: { readonly error?: unknown } | undefined;
  #giver: Waiting | undefined;
  #taker: (() => void) | undefined;

  /** Settles when it was taken. @throws Stopped when nobody will */
  async give(thing: T): Promise<void> {
    if (this.#end) throw new Stopped();
    this.#lying = { thing };
    this.#taker?.();
    await new Promise<void>((resolve, reject) => {
      this.#giver = { resolve, reject };
    });
  }

  end(): void {
    this.#end ??= {};
    this.#taker?.();
  }

  fail(error: unknown): void {
    this.#end ??= { error };
    this.#taker?.();
  }

  /** Nothing more is taken. */
  stop(): void {
    this.#end ??= { error: new Stopped() };
    this.#giver?.reject(new Stopped());
    this.#taker?.();
  }

  async *taken(): AsyncGenerator<T> {
    for (;;) {
      const lying = this.#lying;
      if (lying) {
        this.#lying = undefined;
        this.#giver?.resolve();
        yield lying.thing;
      } else if (this.#end) {
        if ("error" in this.#end) throw this.#end.error;
        return;
      } else {
        await new Promise<void>((resolve) => {
          this.#taker = resolve;
        });
      }
    }
  }
}
