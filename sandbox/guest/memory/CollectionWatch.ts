import { keepMethods } from "./keepMethods.ts";

/** An object that so many collections of the young have left is among the old ones. */
const untilOld = 2;

interface Canary {
  readonly round: number;
  readonly isOld: boolean;
}

/**
 * Knows when the engine has collected, by objects that nobody holds: it goes through the young ones each few megabytes that
 * are made, through all of them when the heap has grown by a multiple. Finalizers tell; to ask a weak reference would keep
 * its object through a collection that is under way.
 */
export class CollectionWatch {
  readonly #registry: FinalizationRegistry<Canary>;
  #round = 0;
  #hasCollected = false;
  #hasCollectedAll = false;
  #survived = 0;
  #aging: object | undefined;

  constructor() {
    this.#registry = keepMethods(new FinalizationRegistry((canary: Canary) => this.#note(canary)), ["register"]);
    this.reset();
  }

  /** All objects were gone through since the last {@link reset}. */
  get hasCollectedAll(): boolean {
    return this.#hasCollectedAll;
  }

  /** Some were, since it was asked last. */
  takeCollected(): boolean {
    const has = this.#hasCollected;
    this.#hasCollected = false;
    return has;
  }

  /** What was collected until now does not count. */
  reset(): void {
    this.#round += 1;
    this.#hasCollected = false;
    this.#hasCollectedAll = false;
    this.#survived = 0;
    this.#aging = {};
    this.#registry.register(this.#aging, { round: this.#round, isOld: true });
    this.#sow();
  }

  #sow(): void {
    this.#registry.register({}, { round: this.#round, isOld: false });
  }

  #note({ round, isOld }: Canary): void {
    if (round !== this.#round) return;
    if (isOld) {
      this.#hasCollectedAll = true;
      return;
    }
    this.#hasCollected = true;
    this.#survived += 1;
    if (this.#survived === untilOld) this.#aging = undefined;
    this.#sow();
  }
}
