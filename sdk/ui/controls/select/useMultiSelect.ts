import { useCallback, useState, type KeyboardEvent, type RefObject } from "react";
import { isComposing } from "../isComposing.ts";
import type { MultiSelectControlProps } from "./MultiSelectControlProps.ts";
import { closedSelectKey, openSelectKey, type SelectKeyAction } from "./selectKeys.ts";
import { isSameId, type SelectOption } from "./selectOption.ts";
import type { OptionSearch } from "./useOptionSearch.ts";
import { isSearchedBy, useOpenState } from "./useSelect.ts";

export interface MultiSelect {
  readonly isOpen: boolean;
  readonly isSearched: boolean;
  readonly isFull: boolean;
  readonly chosen: readonly SelectOption[];
  readonly search: OptionSearch;
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly open: () => void;
  readonly close: () => void;
  /** Closed by something else that took the focus. */
  readonly dismiss: () => void;
  readonly toggle: (option: SelectOption) => void;
  readonly remove: (id: SelectOption["id"]) => void;
  readonly clear: () => void;
  readonly press: (event: KeyboardEvent) => void;
}

/** The chosen options by their names; those chosen from an earlier answer of the server are remembered. */
const useChosen = ({ value, options, chosenOptions = [] }: MultiSelectControlProps) => {
  const [remembered, setRemembered] = useState<readonly SelectOption[]>([]);
  const known = new Map([...remembered, ...chosenOptions, ...options].map((option) => [String(option.id), option]));
  const chosen = value.map((id) => known.get(String(id)) ?? { id, name: String(id) });
  return { chosen, remember: (option: SelectOption): void => setRemembered([...remembered, option]) };
};

/** What a select of several does, without how it looks. */
export const useMultiSelect = (props: MultiSelectControlProps, trigger: RefObject<HTMLElement | null>): MultiSelect => {
  const { value, options, onChange, onBlur, selectionCount } = props;
  const isSearched = isSearchedBy(props);
  const { chosen, remember } = useChosen(props);
  const { isOpen, setOpen, open, active, setActive, search } = useOpenState({ ...props, value: value[0] });
  const isFull = selectionCount !== undefined && selectionCount > 0 && value.length >= selectionCount;

  const close = (): void => {
    setOpen(false);
    trigger.current?.focus();
  };
  const toggle = (option: SelectOption): void => {
    if (value.some((id) => isSameId(id, option.id))) return onChange(value.filter((id) => !isSameId(id, option.id)));
    if (isFull) return;
    remember(option);
    onChange([...value, option.id]);
  };
  const perform = (action: SelectKeyAction): void => {
    switch (action.kind) {
      case "open":
        return open(action.query);
      case "pick":
      case "move":
        return setActive(action.index);
      case "choose": {
        const option = search.status === "ready" ? search.shown[active] : undefined;
        return option && toggle(option);
      }
      case "close":
      case "leave":
        return close();
    }
  };
  const press = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.key === "Backspace" && search.query === "" && value.length > 0) return onChange(value.slice(0, -1));
    const names = (isOpen ? search.shown : options).map(({ name }) => name);
    // The search line takes the focus a frame after it is shown.
    const typed = event.currentTarget === trigger.current ? search.query : undefined;
    const action = isOpen ? openSelectKey(event, { isSearched, at: active, names, typed }) : closedSelectKey(event, { isSearched, at: -1, names });
    if (!action) return;
    // A letter on a closed list of several chooses nothing by itself: it opens the list there.
    if (action.kind === "pick") open("");
    perform(action);
    if (action.kind === "leave") return;
    event.preventDefault();
    event.stopPropagation();
  };
  const dismiss = useCallback(() => {
    setOpen(false);
    onBlur?.();
  }, [onBlur, setOpen]);
  const taken = (ids: MultiSelectControlProps["value"]): void => {
    onChange(ids);
    // The pressed button goes with what it took away.
    trigger.current?.focus();
  };
  return {
    isOpen, isSearched, isFull, chosen, search, active, setActive, close, dismiss, toggle, press,
    open: () => open(""),
    remove: (removed) => taken(value.filter((id) => !isSameId(id, removed))),
    clear: () => taken([]),
  };
};
