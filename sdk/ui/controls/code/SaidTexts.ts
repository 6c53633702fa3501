/** Own texts that may still be on their way back. */
const most = 50;

/** What an editor said to whoever keeps its text. It comes back late, when more has been typed: that is no text from outside. */
export class SaidTexts {
  readonly #onTheWay: string[] = [];

  say(text: string): void {
    this.#onTheWay.push(text);
    if (this.#onTheWay.length > most) this.#onTheWay.shift();
  }

  /** Whether it came from the editor itself. One that did not makes all that was said before it old. */
  isBack(text: string): boolean {
    const echo = this.#onTheWay.indexOf(text);
    this.#onTheWay.splice(0, echo < 0 ? this.#onTheWay.length : echo + 1);
    return echo >= 0;
  }
}
