import { useEffect, useRef, type KeyboardEvent, type ReactElement } from "react";
import type { TableFilter } from "#sdk/wire.ts";
import { useText } from "#sdk/react/useText.ts";
import type { FilterValue } from "../../model/filterValue.ts";
import styles from "./FilterBar.module.css";
import { FilterChoices } from "./FilterChoices.tsx";
import { TypedFilter } from "./TypedFilter.tsx";
import type { FilterOptions } from "./useFilterOptions.ts";

export interface FilterEditorProps {
  readonly id: string;
  readonly filter: TableFilter;
  readonly options: FilterOptions;
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | undefined) => void;
  readonly onClose: () => void;
}

/** The control of a filter. Choices hold at once, what is typed holds with Enter or the button. */
export const FilterEditor = (props: FilterEditorProps): ReactElement => {
  const { id, filter, options, onClose } = props;
  const t = useText();
  const dialog = useRef<HTMLDivElement>(null);
  const { list, isLoading, load } = options;
  useEffect(() => {
    // After the popover has its place: focusing what is still hidden does nothing.
    const frame = requestAnimationFrame(() => {
      const first = dialog.current?.querySelector<HTMLElement>("input, button");
      (first ?? dialog.current)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [isLoading]);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div ref={dialog} id={id} role="dialog" aria-label={filter.title} tabIndex={-1} className={styles.editor} onKeyDown={press}>
      <p className={styles.heading}>{filter.title}</p>
      {isLoading && <p className={styles.nothing}>{t("ui.loading")}</p>}
      {!isLoading && list && <FilterChoices {...props} options={list} load={load} />}
      {!isLoading && !list && <TypedFilter {...props} />}
    </div>
  );
};
