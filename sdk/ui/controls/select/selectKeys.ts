import type { KeyboardEvent } from "react";
import { menuKeyTarget } from "../../menus/menuKeys.ts";

/** What a key asks of a select; `undefined` when the key is not the select's. */
export type SelectKeyAction =
  | { readonly kind: "open"; readonly query: string }
  /** Of the options as they are listed, without opening them. */
  | { readonly kind: "pick"; readonly index: number }
  | { readonly kind: "move"; readonly index: number }
  | { readonly kind: "choose" }
  | { readonly kind: "close" }
  /** Closes, and the key still moves the focus on. */
  | { readonly kind: "leave" };

export interface SelectKeyState {
  readonly isSearched: boolean;
  /** Index of the active option; of the chosen one while closed, -1 without a choice. */
  readonly at: number;
  readonly names: readonly string[];
  /** What the search line holds, as long as it does not have the focus: keys for it come elsewhere. */
  readonly typed?: string;
}

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

const openingKeys: readonly string[] = ["ArrowDown", "ArrowUp", "Enter", " "];
const pageLength = 8;

const isLetter = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  [...key].length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;

const moveTo = (index: number | undefined): SelectKeyAction | undefined =>
  index === undefined ? undefined : { kind: "move", index };

export const closedSelectKey = (event: Key, { isSearched, at, names }: SelectKeyState): SelectKeyAction | undefined => {
  // Ctrl or Cmd and Enter saves the form around it.
  if (event.ctrlKey || event.metaKey) return undefined;
  if (openingKeys.includes(event.key)) return { kind: "open", query: "" };
  if (!isLetter(event)) return undefined;
  if (isSearched) return { kind: "open", query: event.key };
  const index = menuKeyTarget(event.key, at, names);
  return index === undefined ? undefined : { kind: "pick", index };
};

export const openSelectKey = (event: Key, { isSearched, at, names, typed }: SelectKeyState): SelectKeyAction | undefined => {
  switch (event.key) {
    case "Tab":
      return { kind: "leave" };
    case "Escape":
      return { kind: "close" };
    case "Enter":
      return { kind: "choose" };
    case "PageDown":
      return moveTo(Math.min(at + pageLength, names.length - 1));
    case "PageUp":
      return moveTo(Math.max(at - pageLength, 0));
    case " ":
      return isSearched ? undefined : { kind: "choose" };
    case "ArrowDown":
    case "ArrowUp":
      return moveTo(menuKeyTarget(event.key, at, names));
    default:
      if (isSearched && typed !== undefined && isLetter(event)) return { kind: "open", query: typed + event.key };
      // Letters, Home and End belong to the search line where there is one.
      return isSearched ? undefined : moveTo(menuKeyTarget(event.key, at, names));
  }
};
