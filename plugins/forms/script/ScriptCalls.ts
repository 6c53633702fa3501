import type { FormHandle } from "../model/FormHandle.ts";
import { actOn } from "./actOn.ts";

/** Changes of so many milliseconds are one call: elements that change each other keep no form busy. */
const pace = 100;

/**
 * When code of an element is called: as it is drawn, and after each change that is not its own; one call at a time, with
 * the values as they are then.
 */
export class ScriptCalls {
  readonly #handle: FormHandle;
  readonly #call: () => void;
  #known: string;
  #isBusy = true;
  #isStale = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The first call is the caller's. */
  constructor(handle: FormHandle, call: () => void) {
    this.#handle = handle;
    this.#call = call;
    this.#known = this.#write();
  }

  /** A value of the form may be another one. */
  readonly changed = (): void => {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#look();
      this.#callNext();
    }, pace);
  };

  /** Does what the code said; what it sets itself is no change that it has to hear of. */
  take(said: unknown): void {
    this.#look();
    const act = actOn({ setValue: (name, value) => this.#handle.setValue(name, value) }, said);
    this.#known = this.#write();
    if (act === "end") this.ended();
  }

  /** The latest call is over, well or not. */
  ended(): void {
    this.#isBusy = false;
    this.#callNext();
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }

  #look(): void {
    const written = this.#write();
    this.#isStale ||= written !== this.#known;
    this.#known = written;
  }

  #callNext(): void {
    if (!this.#isStale || this.#isBusy || this.#timer !== undefined) return;
    this.#isStale = false;
    this.#isBusy = true;
    this.#call();
  }

  readonly #write = (): string => JSON.stringify(this.#handle.values()) ?? "";
}
