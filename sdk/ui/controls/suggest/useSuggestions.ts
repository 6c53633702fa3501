import { useState, type KeyboardEvent } from "react";
import { isComposing } from "../isComposing.ts";
import type { SelectOption } from "../select/selectOption.ts";
import { useOptionSearch, type OptionSearch } from "../select/useOptionSearch.ts";
import type { SuggestControlProps } from "./SuggestControlProps.ts";

interface Suggestions {
  readonly search: OptionSearch;
  readonly isShown: boolean;
  /** Index of the suggestion that Enter would take; -1 for none. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly type: (text: string) => void;
  readonly press: (event: KeyboardEvent) => void;
  readonly choose: (option: SelectOption) => void;
  readonly close: () => void;
  /** The text is pressed. */
  readonly look: () => void;
}

const none: readonly SelectOption[] = [];
const nothing = -1;

/** What an input with suggestions does, without how it looks. */
export const useSuggestions = (props: SuggestControlProps): Suggestions => {
  const { value, options = none, loadOptions, isById = false, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(nothing);
  const search = useOptionSearch({ options, loadOptions, minQueryLength: options.length > 0 || isById ? 0 : 1, isOpen });
  const isOff = props.isDisabled === true || props.isReadOnly === true;
  // Suggestions only help: while there are none, or they cannot be had, nothing is in the way of typing.
  const isShown = isOpen && !isOff && search.status === "ready" && search.shown.length > 0;

  const open = (text: string): void => {
    search.setQuery(text);
    setActive(nothing);
    setOpen(true);
  };
  const close = (): void => setOpen(false);
  const choose = ({ id, name }: SelectOption): void => {
    close();
    const text = isById ? String(id) : name;
    if (text !== value) onChange(text);
  };
  /** All that there is, whatever stands in the text. */
  const look = (): void => {
    if (isById && !isOpen) open("");
  };
  const type = (text: string): void => {
    onChange(text);
    open(text);
  };
  const press = (event: KeyboardEvent): void => {
    if (isOff || isComposing(event)) return;
    const chosen = isShown ? search.shown[active] : undefined;
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp":
        if (!isShown) open(isById ? "" : value);
        else setActive(step(active, event.key === "ArrowDown" ? 1 : -1, search.shown.length));
        break;
      case "Enter":
        if (!chosen) return close();
        choose(chosen);
        break;
      case "Escape":
        if (!isShown) return;
        close();
        break;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return { search, isShown, active, setActive, type, press, choose, close, look };
};

/** Round the suggestions, with the typed text itself between the last and the first. */
const step = (active: number, by: 1 | -1, count: number): number => ((active + 1 + by + count + 1) % (count + 1)) - 1;
