import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { isOwnLink } from "./guestValues.ts";

/** Calls of a trust group in ten seconds; a loop of them would leave the user nothing else to look at. */
const mostAtOnce: Readonly<Record<string, number>> = {
  "toasts.show": 10,
  "audit.record": 20,
  "download.save": 5,
  "files.preview": 5,
  "navigation.open": 20,
  "navigation.back": 20,
  "navigation.setQuery": 100,
};
const time = 10_000;

/** Those that stand over everything else until they are answered. */
const questions: ReadonlySet<string> = new Set(["dialogs.confirm", "dialogs.message", "files.pick"]);

/** So many questions in a row, each asked so soon after the answer to the one before (milliseconds), are a storm. */
const mostInRow = 5;
const breath = 5_000;

/** Another host is opened after a question that shows its address. */
const asks = (path: string, [link]: readonly unknown[]): boolean =>
  questions.has(path) || (path === "navigation.open" && !isOwnLink(link as string));

/** Whether the person may be asked before there is an answer; leaving an unsaved form asks too, and a menu waits for a choice. */
export const mayAsk = (path: string): boolean =>
  questions.has(path) || path === "overlay.openMenu" || path.startsWith("navigation.");

type Run = (...args: readonly unknown[]) => Promise<unknown>;

/** How a trust group behaves towards the person before the screen: a bounded number of things, one question at a time. */
export class Manners {
  readonly #done = new Map<string, number[]>();
  #isAsking = false;
  #inRow = 0;
  #lastQuestion = -Infinity;

  /** @throws PlatonError `too_many` */
  async keep(path: string, run: Run, args: readonly unknown[]): Promise<unknown> {
    const most = mostAtOnce[path];
    if (most !== undefined) this.#count(path, most);
    return asks(path, args) ? await this.#ask(path, run, args) : await run(...args);
  }

  #count(path: string, most: number): void {
    const now = Date.now();
    const recent = (this.#done.get(path) ?? []).filter((at) => at > now - time);
    if (recent.length >= most) throw tooMany(path);
    this.#done.set(path, [...recent, now]);
  }

  async #ask(path: string, run: Run, args: readonly unknown[]): Promise<unknown> {
    if (this.#isAsking || !this.#isCalm()) throw tooMany(path);
    this.#isAsking = true;
    try {
      return await run(...args);
    } finally {
      this.#isAsking = false;
      this.#lastQuestion = Date.now();
    }
  }

  /** Who asks again at once, whatever the answer, leaves the person nothing else to do. Trying again prolongs the silence. */
  #isCalm(): boolean {
    const now = Date.now();
    this.#inRow = now - this.#lastQuestion < breath ? this.#inRow + 1 : 1;
    if (this.#inRow > mostInRow) this.#lastQuestion = now;
    return this.#inRow <= mostInRow;
  }
}

const tooMany = (path: string): PlatonError =>
  new PlatonError("too_many", "expected", { message: `too many calls of ${path} at once` });
