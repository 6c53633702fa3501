import type { LeafColumn } from "../../model/columnModel.ts";
import type { BodyCells } from "../body/BodyCells.ts";

/** What all cards of a body have alike. */
export interface CardLook {
  readonly leaves: readonly LeafColumn[];
  readonly cells: BodyCells;
  /** Grows when cells show something else than before. */
  readonly revision: number;
  readonly measure: (element: HTMLDivElement | null) => void;
  readonly onRowOpen: ((id: string) => void) | undefined;
  /** With `isRange` all cards from the one chosen before. */
  readonly onSelect: (line: number, isRange: boolean) => void;
  /** Asks for the menu of a card, there in pixels of the window. */
  readonly onMenu: (line: number, at: { readonly x: number; readonly y: number }) => void;
  /** Opens or closes the group whose head stands in the line. */
  readonly onToggle: (line: number) => void;
}

/** Where a line of the body is drawn. */
export interface CardPlace {
  readonly look: CardLook;
  readonly at: number;
  /** Of lines, for screen readers. */
  readonly count: number;
  /** In pixels of the strip. */
  readonly top: number;
}
