import { ChevronRight } from "lucide-react";
import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import styles from "./OpenButton.module.css";

/** What the button takes of the width of the row numbers, in pixels. */
export const openButtonRoom = 24;

/** Opens and closes a row's child table for the pointer: the keyboard has the keys of the tree grid. */
export const OpenButton = ({ isOpen }: { readonly isOpen: boolean }): ReactElement => {
  const t = useText();
  return (
    <button type="button" tabIndex={-1} data-toggle="" aria-expanded={isOpen} aria-label={t(isOpen ? "tables.levels.close" : "tables.levels.open")} className={styles.button}>
      <Icon of={ChevronRight} size={16} />
    </button>
  );
};
