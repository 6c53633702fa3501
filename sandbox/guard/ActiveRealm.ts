/**
 * Which of a guard's workers was at it last. Each says who is entered only when that changes: of two that were entered long
 * ago, what they do since tells which one it was that took the whole process down.
 */
export class ActiveRealm {
  #latest: object | undefined;

  /** @returns whether another one was at it before */
  take(realm: object): boolean {
    const isNew = this.#latest !== realm;
    this.#latest = realm;
    return isNew;
  }
}
