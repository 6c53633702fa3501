import { DatabaseUnavailable } from "../databaseErrors.ts";

interface Waiter {
  enter(): void;
  refuse(error: Error): void;
}

/** One at a time, in the order of asking; who waits too long is refused. */
export class LeaseQueue {
  readonly #waiters = new Set<Waiter>();
  #taken = false;
  #closed = false;

  get waiting(): number {
    return this.#waiters.size;
  }

  /** @throws DatabaseUnavailable after `wait` milliseconds, or when the queue was closed */
  async enter(wait: number): Promise<void> {
    if (this.#closed) throw new DatabaseUnavailable("The database is closed");
    if (!this.#taken) {
      this.#taken = true;
      return;
    }
    await this.#turn(wait);
  }

  leave(): void {
    const [next] = this.#waiters;
    if (next === undefined) this.#taken = false;
    else next.enter();
  }

  /** Refuses everybody who waits or comes later; resolves when the one inside has left. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const waiter of [...this.#waiters]) waiter.refuse(new DatabaseUnavailable("The database is closing"));
    if (this.#taken) await this.#turn(undefined);
  }

  #turn(wait: number | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        enter: () => (this.#forget(waiter, timer), resolve()),
        refuse: (error) => (this.#forget(waiter, timer), reject(error)),
      };
      const busy = (): void => waiter.refuse(new DatabaseUnavailable("The database is busy; try again"));
      const timer = wait === undefined ? undefined : setTimeout(busy, wait);
      this.#waiters.add(waiter);
    });
  }

  #forget(waiter: Waiter, timer: NodeJS.Timeout | undefined): void {
    clearTimeout(timer);
    this.#waiters.delete(waiter);
  }
}
