import type { ScreenProps } from "#sdk/contributions/screen.ts";
import type { FormAddress } from "../model/FormAddress.ts";

/** Which form, where it stands, and what happens when it is done. */
export interface FormFrameProps {
  readonly address: FormAddress;
  readonly query: ScreenProps["query"];
  readonly frame: ScreenProps["frame"] | "embedded";
  /** After a save with the record's id. */
  readonly onSaved: (id: string) => void;
  /** Leaves the form; undefined where there is nowhere to go (embedded in a page). */
  readonly onLeave: (() => void) | undefined;
  /** Has its elements arranged in place; undefined for who cannot, and where it has no address of its own. */
  readonly onArrange?: (() => void) | undefined;
}
