import { Search } from "lucide-react";
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from "react";
import { Icon } from "../../icons/Icon.tsx";
import { useUiText } from "../../foundation/uiText.ts";
import styles from "./SelectControl.module.css";
import type { OptionSearch } from "./useOptionSearch.ts";

interface SelectSearchProps {
  readonly listId: string;
  readonly activeId: string | undefined;
  readonly search: OptionSearch;
  readonly onPress: (event: KeyboardEvent) => void;
}

/** The search line of an open select; it has the focus as long as the list is open. */
export const SelectSearch = ({ listId, activeId, search, onPress }: SelectSearchProps): ReactElement => {
  const text = useUiText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After the popover has its place: focusing what is still hidden does nothing.
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className={styles.search}>
      <Icon of={Search} />
      <input
        ref={input}
        type="text"
        role="combobox"
        className={styles.searchInput}
        aria-label={text.search}
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={text.search}
        autoComplete="off"
        spellCheck={false}
        value={search.query}
        onChange={(event) => search.setQuery(event.target.value)}
        onKeyDown={onPress}
      />
    </div>
  );
};
