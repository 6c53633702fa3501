import { useEffect, useRef, type KeyboardEvent, type ReactElement } from "react";
import type { TableFilter } from "#sdk/wire.ts";
import { useText } from "#sdk/react/useText.ts";
import { offeredOperators } from "../../model/filterOperators.ts";
import { filterShape, type FilterValue } from "../../model/filterValue.ts";
import { CountedSpans } from "./CountedSpans.tsx";
import styles from "./FilterBar.module.css";
import { FilterChoices } from "./FilterChoices.tsx";
import { OperatorSelect } from "./OperatorSelect.tsx";
import { TypedFilter } from "./TypedFilter.tsx";
import type { FilterOptions } from "./useFilterOptions.ts";

export interface FilterEditorProps {
  readonly id: string;
  /** As the table has it. */
  readonly configured: TableFilter;
  readonly onOperator: (operator: string) => void;
  /** With the operator that is being edited. */
  readonly filter: TableFilter;
  readonly options: FilterOptions;
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | undefined) => void;
  readonly onClose: () => void;
}

/** The control of a filter. Choices hold at once, what is typed holds with Enter or the button. */
export const FilterEditor = (props: FilterEditorProps): ReactElement => {
  const { id, configured, filter, options, onClose } = props;
  const t = useText();
  const dialog = useRef<HTMLDivElement>(null);
  const { list, isLoading, load } = options;
  const hasValue = filterShape(filter) !== "none";
  useEffect(() => {
    // After the popover has its place: focusing what is still hidden does nothing.
    const frame = requestAnimationFrame(() => {
      const first = dialog.current?.querySelector<HTMLElement>("input, button:not([role=combobox])");
      (first ?? dialog.current)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [isLoading]);
  const press = (event: KeyboardEvent): void => {
    // The list of operators closes itself first.
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div ref={dialog} id={id} role="dialog" aria-label={filter.title} tabIndex={-1} className={styles.editor} onKeyDown={press}>
      <p className={styles.heading}>{filter.title}</p>
      <OperatorSelect operators={offeredOperators(configured)} operator={filter.operator} onChange={props.onOperator} />
      {isLoading && <p className={styles.nothing}>{t("ui.loading")}</p>}
      {!isLoading && hasValue && list && <FilterChoices key={filter.operator} {...props} options={list} load={load} />}
      {!isLoading && hasValue && !list && <TypedFilter key={filter.operator} {...props} />}
      {filterShape(filter) === "relative" && <CountedSpans value={props.value} onChange={props.onChange} onClose={onClose} />}
    </div>
  );
};
