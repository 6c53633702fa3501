import { Search, X } from "lucide-react";
import { useRef, type ReactElement, type Ref } from "react";
import { Icon } from "../icons/Icon.tsx";
import { IconButton } from "../actions/IconButton.tsx";
import { joinClasses } from "../foundation/joinClasses.ts";
import { Kbd } from "../actions/Kbd.tsx";
import { useUiText } from "../foundation/uiText.ts";
import styles from "./SearchField.module.css";

export interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Placeholder and accessible name; "Қидириш" unless given. */
  readonly label?: string;
  readonly id?: string;
  readonly autoFocus?: boolean;
}

/** A search line; Escape empties it first, and only then reaches what is around it. */
export const SearchField = ({ value, onChange, label, id, autoFocus }: SearchFieldProps): ReactElement => {
  const text = useUiText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.field}>
      <Icon of={Search} />
      <input
        ref={input}
        id={id}
        type="search"
        className={styles.input}
        aria-label={label ?? text.search}
        placeholder={label ?? text.search}
        autoComplete="off"
        autoFocus={autoFocus}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || value === "") return;
          event.preventDefault();
          event.stopPropagation();
          onChange("");
        }}
      />
      {value !== "" && (
        <IconButton
          size="small"
          icon={X}
          label={text.clear}
          onPress={() => {
            onChange("");
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
};

export interface SearchOpenerProps {
  readonly label: string;
  /** As on the key caps: "Ctrl K". */
  readonly keys?: string;
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Looks like a search line and opens the palette. */
export const SearchOpener = ({ label, keys, onPress, ref }: SearchOpenerProps): ReactElement => (
  <div className={joinClasses(styles.field, styles.opens)}>
    <Icon of={Search} />
    <button
      ref={ref}
      type="button"
      className={styles.opener}
      aria-keyshortcuts={keys?.replace("Ctrl ", "Control+")}
      onClick={onPress}
    >
      {label}
    </button>
    {keys !== undefined && <Kbd keys={keys} />}
  </div>
);
