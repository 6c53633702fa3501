import { signal, type ReadonlySignal } from "@preact/signals-react";
import type { ScreenHeading } from "#sdk/react/useScreenHeading.ts";

/** What the screen of the document is called; it says so itself. */
export class ShellTitle {
  readonly #heading = signal<ScreenHeading | undefined>(undefined);
  readonly heading: ReadonlySignal<ScreenHeading | undefined> = this.#heading;

  /** Bound, because it is handed to screens as it stands. */
  readonly set = (heading: ScreenHeading | undefined): void => {
    this.#heading.value = heading;
  };
}
