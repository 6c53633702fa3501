import { PlatonError } from "#sdk/errors/PlatonError.ts";
import type { MemberRule } from "./MemberRule.ts";

/** Milliseconds in which calls are counted. */
const time = 10_000;

/** So many questions in a row, each asked so soon after the answer to the one before (milliseconds), are a storm. */
const mostInRow = 5;
const breath = 5_000;

interface Call {
  /** `toasts.show` */
  readonly path: string;
  readonly rule: Pick<MemberRule<unknown>, "most" | "asks">;
  readonly args: readonly unknown[];
  run(...args: readonly unknown[]): unknown;
}

/** How a trust group behaves towards the person before the screen: a bounded number of things, one question at a time. */
export class Manners {
  readonly #done = new Map<string, number[]>();
  #isAsking = false;
  #inRow = 0;
  #lastQuestion = -Infinity;

  /** @throws PlatonError `too_many` */
  async keep(call: Call): Promise<unknown> {
    const { path, rule, args } = call;
    if (rule.most !== undefined) this.#count(path, rule.most);
    return rule.asks?.(args) ? await this.#ask(call) : await call.run(...args);
  }

  #count(path: string, most: number): void {
    const now = Date.now();
    const recent = (this.#done.get(path) ?? []).filter((at) => at > now - time);
    if (recent.length >= most) throw tooMany(path);
    this.#done.set(path, [...recent, now]);
  }

  async #ask(call: Call): Promise<unknown> {
    if (this.#isAsking || !this.#isCalm()) throw tooMany(call.path);
    this.#isAsking = true;
    try {
      return await call.run(...call.args);
    } finally {
      this.#isAsking = false;
      this.#lastQuestion = Date.now();
    }
  }

  /** A group that asks again at once, whatever the answer, leaves the person nothing else to do. Trying again prolongs the silence. */
  #isCalm(): boolean {
    const now = Date.now();
    this.#inRow = now - this.#lastQuestion < breath ? this.#inRow + 1 : 1;
    if (this.#inRow > mostInRow) this.#lastQuestion = now;
    return this.#inRow <= mostInRow;
  }
}

const tooMany = (path: string): PlatonError =>
  new PlatonError("too_many", "expected", { message: `too many calls of ${path} at once` });
