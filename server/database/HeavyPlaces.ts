import { FairQueue } from "../FairQueue.ts";
import { DatabaseBusy, DatabaseUnavailable } from "./databaseErrors.ts";
import type { HeavyClass, QueryLimits } from "./QueryClass.ts";

/**
 * The places of a database for heavy reads, as far as each class reaches: a report takes the first only, so that
 * whatever reports there are a search finds one, and a count finds one beside any searches.
 */
export type HeavyReach = Readonly<Record<HeavyClass, number>>;

/** Whose read it is: callers take turns. */
export interface HeavyReader {
  readonly group: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

interface Waiter {
  enter(): void;
}

/** From the one that reaches least. */
const classes = ["report", "search", "count"] as const satisfies readonly HeavyClass[];

/** Of one caller: beyond it the next is turned away at once. */
const waitingAtMost = 50;
/** Weight of the latest in what a read of a class is expected to take. */
const latestWeight = 0.2;

/**
 * Heavy reads of this node before they are given a session: callers and classes take turns, and who would wait longer
 * than its class allows is told so before anything is done. Between nodes the database itself counts.
 */
export class HeavyPlaces {
  readonly #reach: HeavyReach;
  readonly #limits: QueryLimits;
  readonly #waiting: Readonly<Record<HeavyClass, FairQueue<Waiter>>> = { count: aQueue(), search: aQueue(), report: aQueue() };
  readonly #inside: Record<HeavyClass, number> = { count: 0, search: 0, report: 0 };
  /** Milliseconds from entering to leaving. */
  readonly #usual: Record<HeavyClass, number> = { count: 0, search: 0, report: 0 };
  /** The class that was served longest ago comes first. */
  readonly #turns: HeavyClass[] = [...classes];

  constructor(reach: HeavyReach, limits: QueryLimits) {
    this.#reach = reach;
    this.#limits = limits;
  }

  /**
   * @returns what leaves the place again
   * @throws DatabaseBusy when the caller would wait too long, or did
   */
  async enter(heavy: HeavyClass, reader: HeavyReader): Promise<() => void> {
    if (this.#hasRoom(heavy)) this.#inside[heavy] += 1;
    else await this.#turn(heavy, reader);
    const since = performance.now();
    return () => this.#leave(heavy, performance.now() - since);
  }

  #leave(heavy: HeavyClass, took: number): void {
    this.#usual[heavy] += (took - this.#usual[heavy]) * latestWeight;
    this.#inside[heavy] -= 1;
    this.#admit();
  }

  /** Places lie within one another: a class is full also when those below it have taken what it reaches. */
  #hasRoom(heavy: HeavyClass): boolean {
    const above = classes.slice(classes.indexOf(heavy));
    return above.every((one) => this.#insideUpTo(one) < this.#reach[one]);
  }

  #insideUpTo(heavy: HeavyClass): number {
    return classes.slice(0, classes.indexOf(heavy) + 1).reduce((sum, one) => sum + this.#inside[one], 0);
  }

  #turn(heavy: HeavyClass, { group, signal }: HeavyReader): Promise<void> {
    const queue = this.#waiting[heavy];
    const { wait } = this.#limits[heavy];
    const expected = ((queue.ahead(group) + 1) * this.#usual[heavy]) / this.#reach[heavy];
    if (expected > wait) return Promise.reject(new DatabaseBusy(expected));
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { enter: () => (forget(), resolve()) };
      const refuse = (error: Error): void => (forget(), queue.remove(group, waiter), reject(error));
      const leave = (): void => refuse(new DatabaseUnavailable("Nobody waits for it any more"));
      const timer = setTimeout(() => refuse(new DatabaseBusy(wait)), wait);
      const forget = (): void => (clearTimeout(timer), signal?.removeEventListener("abort", leave));
      signal?.addEventListener("abort", leave, { once: true });
      if (signal?.aborted === true) leave();
      else if (!queue.add(group, waiter)) refuse(new DatabaseBusy(wait));
    });
  }

  #admit(): void {
    for (const heavy of [...this.#turns]) {
      while (this.#hasRoom(heavy)) {
        const next = this.#waiting[heavy].take();
        if (next === undefined) break;
        this.#inside[heavy] += 1;
        this.#turns.push(...this.#turns.splice(this.#turns.indexOf(heavy), 1));
        next.enter();
      }
    }
  }
}

function aQueue(): FairQueue<Waiter> {
  return new FairQueue(waitingAtMost);
}
