/** An editor over a place of the page that shows a value from outside. */
export interface ShownEditor<Value> {
  /** Shows a value from outside: what differs is changed and nothing else, so that caret and undo stay. */
  show(value: Value): void;
  /** A word is being composed by an input method: nothing may be changed under it. */
  readonly isComposing?: boolean;
  /** What is written in. */
  readonly root?: HTMLElement;
  end?(): void;
}

/** Own values that may still be on their way back. */
const mostOnTheWay = 50;

/**
 * A value that is edited here and kept by somebody else. Own values come back late, when more has been typed: they change
 * nothing. One from outside waits for the end of a composition, and gives way to what was composed.
 */
export class KeptValue<Value> {
  readonly #onTheWay: string[] = [];
  /** What was shown last, with nothing said since. */
  #shown: string | undefined;
  /** Counts what was said and what came from outside: only the last of them counts. */
  #turn = 0;

  /** The editor says a value to whoever keeps it. */
  say(value: unknown): void {
    this.#turn += 1;
    this.#shown = undefined;
    this.#onTheWay.push(keyOf(value));
    if (this.#onTheWay.length > mostOnTheWay) this.#onTheWay.shift();
  }

  /** Whoever keeps the value gives it to the editor. */
  give(value: Value, editor: ShownEditor<Value>): void {
    const key = keyOf(value);
    const echo = this.#onTheWay.indexOf(key);
    if (echo >= 0) return void this.#onTheWay.splice(0, echo + 1);
    if (key === this.#shown) return;
    this.#onTheWay.length = 0;
    this.#shown = key;
    const turn = (this.#turn += 1);
    if (!editor.isComposing) return editor.show(value);
    editor.root?.addEventListener("compositionend", () => setTimeout(() => turn === this.#turn && editor.show(value)), { once: true });
  }
}

const keyOf = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
