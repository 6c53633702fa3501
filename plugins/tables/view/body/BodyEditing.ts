import type { CellPlace } from "../../model/CellSelection.ts";
import type { CellKey } from "../../model/editingKey.ts";

/** What a body tells of cells that can be edited in place. */
export interface BodyEditing {
  /**
   * A key on the active cell.
   * @returns what the body does with it: nothing of its own for `taken`, and of `typed` the browser goes on with the letter
   */
  press(event: CellKey, place: CellPlace): "taken" | "typed" | undefined;
  /** A double press. @returns whether editing begins */
  open(place: CellPlace): boolean;
}
