/** One of the realms of a guard, as the host hears of it. */
export interface GuardedRealm {
  /** Its code runs in the guard's own process; that of a frame realm runs in another one. */
  readonly isWorker: boolean;
  /** The guard has said something, of this realm or of another. */
  onAlive(): void;
  /** The guard is gone. @param isToBlame this realm brought it down, or may have */
  onGone(isToBlame: boolean): void;
}

/**
 * The realms of one guard. When the guard's whole process goes down, the realm whose code was entered last is to blame. Where
 * no realm ever said that its code was entered, every worker is, and a frame realm only where there was no worker at all.
 */
export class GuardedRealms {
  readonly #realms = new Set<GuardedRealm>();
  #lastEntered: GuardedRealm | undefined;
  #hadWorker = false;
  #isGone = false;

  get size(): number {
    return this.#realms.size;
  }

  add(realm: GuardedRealm): void {
    this.#realms.add(realm);
    this.#hadWorker ||= realm.isWorker;
    // It comes too late: the guard that would run it is gone.
    if (this.#isGone) queueMicrotask(() => realm.onGone(false));
  }

  entered(realm: GuardedRealm): void {
    if (realm.isWorker) this.#lastEntered = realm;
  }

  heard(): void {
    for (const realm of this.#realms) realm.onAlive();
  }

  remove(realm: GuardedRealm): void {
    if (this.#lastEntered === realm) this.#lastEntered = undefined;
    this.#realms.delete(realm);
  }

  /** The guard is given up for all its realms at once. */
  giveUp(): void {
    this.#isGone = true;
    const culprit = this.#lastEntered;
    const isToBlame = (realm: GuardedRealm): boolean => (culprit ? realm === culprit : realm.isWorker || !this.#hadWorker);
    for (const [realm, isBlamed] of [...this.#realms].map((realm) => [realm, isToBlame(realm)] as const)) realm.onGone(isBlamed);
  }
}
