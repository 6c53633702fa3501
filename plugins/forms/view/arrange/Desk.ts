import { createContext, useContext } from "react";
import type { ArrangedPart, ArrangedPlace } from "#core/arranging/ArrangedPart.ts";
import type { FormElement, ProjectOutline } from "#sdk/wire.ts";
import type { Drop } from "./dropPlace.ts";

/** What is in the hand. */
export interface InHand {
  readonly id: string;
  /** Undefined where it cannot be put, and while a width is changed. */
  readonly over?: Drop | undefined;
  /** Columns of a width that is being changed. */
  readonly columns?: number | undefined;
  /** The tab that the pointer is over. */
  readonly tab?: string | undefined;
}

/** A form on the desk of who arranges it: its elements, which of them is chosen, and what can be done with it. */
export interface Desk {
  readonly form: string;
  readonly parts: readonly ArrangedPart[];
  /** As they are drawn, each below what it stands in. */
  readonly elements: readonly FormElement[];
  readonly selected: ArrangedPart | undefined;
  readonly inHand: InHand | undefined;
  readonly outline: ProjectOutline | undefined;
  nameOf(id: string): string;
  titleOf(type: string): string;
  /** `isFocused`: the focus goes there too. */
  select(id: string | undefined, isFocused?: boolean): void;
  hold(inHand: InHand | undefined): void;
  move(id: string, to: ArrangedPlace): void;
  change(id: string, values: Readonly<Record<string, unknown>>): void;
  remove(id: string): void;
  /** Behind what is chosen, or into it. */
  add(values: Readonly<Record<string, unknown>>): void;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("outside of a desk");
  return desk;
}
