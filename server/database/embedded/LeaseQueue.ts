import { DatabaseUnavailable } from "../databaseErrors.ts";

interface Waiter {
  enter(): void;
  refuse(error: Error): void;
}

/**
 * One at a time, in the order of asking; who waits too long is refused. Heavy work has a line of its own: between two
 * pieces of it comes everybody who waited when the first was over, so that what is light waits for one of them at most.
 */
export class LeaseQueue {
  readonly #light = new Set<Waiter>();
  readonly #heavy = new Set<Waiter>();
  #inside: "nobody" | "light" | "heavy" = "nobody";
  /** Light ones that come before the next heavy one. */
  #lightFirst = 0;
  #closed = false;

  get waiting(): number {
    return this.#light.size + this.#heavy.size;
  }

  /** @throws DatabaseUnavailable after `wait` milliseconds, or when the queue was closed */
  async enter(wait: number, { isHeavy = false } = {}): Promise<void> {
    if (this.#closed) throw new DatabaseUnavailable("The database is closed");
    if (this.#inside === "nobody") this.#inside = isHeavy ? "heavy" : "light";
    else await this.#turn(isHeavy ? this.#heavy : this.#light, wait);
  }

  leave(): void {
    if (this.#inside === "heavy") this.#lightFirst = this.#light.size;
    const [light] = this.#light;
    const [heavy] = this.#heavy;
    if (heavy !== undefined && (light === undefined || this.#lightFirst === 0)) return this.#admit("heavy", heavy);
    this.#lightFirst = Math.max(0, this.#lightFirst - 1);
    if (light === undefined) this.#inside = "nobody";
    else this.#admit("light", light);
  }

  /** Refuses everybody who waits or comes later; resolves when the one inside has left. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const waiter of [...this.#light, ...this.#heavy]) waiter.refuse(new DatabaseUnavailable("The database is closing"));
    if (this.#inside !== "nobody") await this.#turn(this.#light, undefined);
  }

  #admit(kind: "light" | "heavy", waiter: Waiter): void {
    this.#inside = kind;
    waiter.enter();
  }

  #turn(line: Set<Waiter>, wait: number | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const forget = (): void => (clearTimeout(timer), void line.delete(waiter));
      const waiter: Waiter = {
        enter: () => (forget(), resolve()),
        refuse: (error) => (forget(), reject(error)),
      };
      const busy = (): void => waiter.refuse(new DatabaseUnavailable("The database is busy; try again"));
      const timer = wait === undefined ? undefined : setTimeout(busy, wait);
      line.add(waiter);
    });
  }
}
