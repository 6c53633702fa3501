import type { HeldSelection } from "../model/HeldSelection.ts";

/** What may be asked of a table's rows from beside them. */
export interface TableHands {
  readonly selection: HeldSelection;
  /** Brings a row into sight and makes it the active one, once it is there; with the focus. */
  readonly show: (id: string, line: number) => Promise<void>;
}
