import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import type { Readable } from "#sdk/plugin/Readable.ts";
import { RowRanges } from "./RowRanges.ts";

export interface InSight {
  /** Rows in sight, [from, to). */
  readonly from: number;
  readonly to: number;
  /** Lines of the selected rows. */
  readonly selected: RowRanges;
  /** How many records are selected, some of which may not be on the screen any more. */
  readonly chosen: number;
  /** Those among them that the question on the screen does not find. */
  readonly hidden: number;
  /** Whether all that the question finds are selected, on whichever page. */
  readonly isAll: boolean;
}

/** A count that changes in every frame cannot be read. */
const tellEveryMs = 80;

/**
 * What of a table is in sight. It changes in every frame of a scroll, so it is no state of the table's component: only
 * the footer that shows it is drawn again.
 */
export class Sight implements Readable<InSight> {
  readonly #listeners = new Set<(value: InSight) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #value: InSight = { from: 0, to: 0, selected: RowRanges.none, chosen: 0, hidden: 0, isAll: false };

  get value(): InSight {
    return this.#value;
  }

  change(part: Partial<InSight>): void {
    this.#value = { ...this.#value, ...part };
    if (this.#timer === undefined) this.#timer = setTimeout(() => this.#tell(), tellEveryMs);
  }

  #tell(): void {
    this.#timer = undefined;
    for (const listener of this.#listeners) listener(this.#value);
  }

  subscribe(listener: (value: InSight) => void): Disposable {
    this.#listeners.add(listener);
    return toDisposable(() => this.#listeners.delete(listener));
  }
}
