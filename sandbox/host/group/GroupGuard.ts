import type { Guard } from "../guard/Guard.ts";
import type { Realm } from "../realm/Realm.ts";
import type { RealmPool } from "../realm/RealmPool.ts";

/** The guard in which all realms of a trust group run, one after the other where one has ended. */
export class GroupGuard {
  readonly #pool: RealmPool;
  #guard: Promise<Guard | undefined> | undefined;

  constructor(pool: RealmPool) {
    this.#pool = pool;
  }

  /**
   * The group's guard, whether a realm of it runs already or not.
   * @throws Error when the sandbox host does not answer
   */
  async use(first?: "worker" | "frame"): Promise<Guard> {
    return await this.#guardFrom(() => this.#pool.openGuard(first));
  }

  /**
   * A realm in the group's guard: the spare, where the group has none yet.
   * @param onWait called when all realms that there may be are taken
   * @throws Error when no realm can be had
   */
  async startRealm(onWait: () => void): Promise<Realm> {
    let spare: Realm | undefined;
    await this.#guardFrom(async () => (spare = await this.#pool.takeSpare())?.guard);
    return spare ?? (await this.#pool.start(() => this.use(), onWait));
  }

  /** The guard's process may be worn out: the next realm starts in another guard. */
  renew(): void {
    this.#guard = undefined;
  }

  /** A guard stands empty when it was opened for a component that then was taken away. */
  async closeIfIdle(): Promise<void> {
    (await this.#guard)?.closeIfIdle();
  }

  /** The guard that the group has; where there is none, the first caller opens one, and later callers wait for it. */
  async #guardFrom<T extends Guard | undefined>(bring: () => Promise<T>): Promise<Guard | T> {
    for (;;) {
      const known = this.#guard;
      const guard = known && (await known);
      if (guard?.isOpen) return guard;
      if (known !== this.#guard) continue;
      const brought = bring();
      this.#guard = brought.catch(() => undefined);
      return await brought;
    }
  }
}
