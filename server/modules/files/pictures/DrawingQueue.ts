import { FairQueue } from "../../../FairQueue.ts";
import { CallFailure } from "../../../http/CallFailure.ts";

const atOnce = 2;
const waitingOfOne = 100;
const waitingOfAll = 1_000;

/** Draws two pictures at a time; callers take turns, and what would wait too long is refused. */
export class DrawingQueue {
  readonly #waiting = new FairQueue<() => void>(waitingOfOne);
  #working = 0;

  /** @throws CallFailure too_many_requests */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    if (this.#working >= atOnce) await this.#turn(caller);
    else this.#working += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.take();
      if (next) next();
      else this.#working -= 1;
    }
  }

  /** Until somebody who has finished leaves their place. */
  #turn(caller: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const isTaken = this.#waiting.size < waitingOfAll && this.#waiting.add(caller, resolve);
      if (!isTaken) reject(new CallFailure("too_many_requests", { params: { seconds: 2 } }));
    });
  }
}
