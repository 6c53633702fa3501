import { useCallback, useState, type KeyboardEvent, type RefObject } from "react";
import { isComposing } from "../isComposing.ts";
import type { OptionSource, SelectControlProps } from "./SelectControlProps.ts";
import { closedSelectKey, openSelectKey, type SelectKeyAction } from "./selectKeys.ts";
import { isSameId, type SelectOption } from "./selectOption.ts";
import { useOptionSearch, type OptionSearch } from "./useOptionSearch.ts";

/** Spec §5, Select input. */
const searchFrom = 11;

export interface Select {
  readonly isOpen: boolean;
  readonly isSearched: boolean;
  readonly chosen: SelectOption | undefined;
  readonly search: OptionSearch;
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly toggle: () => void;
  /** Closed by something else that took the focus. */
  readonly dismiss: () => void;
  readonly choose: (option: SelectOption) => void;
  readonly clear: () => void;
  readonly press: (event: KeyboardEvent) => void;
}

export const isSearchedBy = ({ options, loadOptions, minItemsToSearch }: OptionSource): boolean =>
  loadOptions !== undefined || options.length >= (minItemsToSearch ?? searchFrom);

/** The chosen option; one that was chosen from a server's answer is remembered, for the next answer may not hold it. */
const useChosen = (props: SelectControlProps) => {
  const [remembered, remember] = useState<SelectOption>();
  const known = [...props.options, props.chosenOption, remembered];
  const chosen = props.value === undefined ? undefined : known.find((option) => isSameId(option?.id, props.value));
  return { chosen, remember };
};

/** Whether the list is open, and the option that Enter would choose; it opens at the value. */
export const useOpenState = (props: OptionSource & Pick<SelectControlProps, "value">) => {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const minQueryLength = props.minQueryLength ?? (props.options.length > 0 ? 0 : 1);
  const found = useOptionSearch({ options: props.options, loadOptions: props.loadOptions, pageSize: props.pageSize, minQueryLength, isOpen });
  const setQuery = (query: string): void => {
    found.setQuery(query);
    setActive(0);
  };
  const open = (query: string): void => {
    setQuery(query);
    if (query === "") setActive(Math.max(0, props.options.findIndex(({ id }) => isSameId(id, props.value))));
    setOpen(true);
  };
  return { isOpen, setOpen, open, active, setActive, search: { ...found, setQuery } };
};

/** What a select does, without how it looks. */
export const useSelect = (props: SelectControlProps, trigger: RefObject<HTMLElement | null>): Select => {
  const { options, onChange, onBlur } = props;
  const isSearched = isSearchedBy(props);
  const { chosen, remember } = useChosen(props);
  const { isOpen, setOpen, open, active, setActive, search } = useOpenState(props);

  const close = (): void => {
    setOpen(false);
    trigger.current?.focus();
  };
  const choose = (option: SelectOption | undefined): void => {
    if (!option) return;
    remember(option);
    if (!isSameId(option.id, props.value)) onChange(option.id);
    close();
  };
  const perform = (action: SelectKeyAction): void => {
    switch (action.kind) {
      case "open":
        return open(action.query);
      case "pick":
        return choose(options[action.index]);
      case "move":
        return setActive(action.index);
      case "choose":
        return choose(search.status === "ready" ? search.shown[active] : undefined);
      case "close":
      case "leave":
        return close();
    }
  };
  const press = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const at = options.findIndex(({ id }) => isSameId(id, props.value));
    // The search line takes the focus a frame after it is shown.
    const typed = event.currentTarget === trigger.current ? search.query : undefined;
    const action = isOpen
      ? openSelectKey(event, { isSearched, at: active, typed, names: search.shown.map(({ name }) => name) })
      : closedSelectKey(event, { isSearched, at, names: options.map(({ name }) => name) });
    if (!action) return;
    perform(action);
    if (action.kind === "leave") return;
    event.preventDefault();
    event.stopPropagation();
  };
  const clear = (): void => {
    onChange(undefined);
    trigger.current?.focus();
  };
  const dismiss = useCallback(() => {
    setOpen(false);
    onBlur?.();
  }, [onBlur, setOpen]);
  const toggle = (): void => (isOpen ? close() : open(""));
  return { isOpen, isSearched, chosen, search, active, setActive, toggle, dismiss, choose, clear, press };
};
