import { useCallback, useId, useRef, useState, type ReactElement } from "react";
import type { TableFilter } from "#sdk/wire.ts";
import type { CogMarks } from "#sdk/react/useCogs.ts";
import { useText } from "#sdk/react/useText.ts";
import { Chip } from "#sdk/ui/status/Chip.tsx";
import { Popover } from "#sdk/ui/overlays/Popover.tsx";
import { filterShape, type FilterValue } from "../../model/filterValue.ts";
import { FilterEditor } from "./FilterEditor.tsx";
import type { FilterChange } from "./FilterChange.ts";
import { describeFilter } from "./describeFilter.ts";
import { widthStyle } from "./widthStyle.ts";
import { useOperator } from "./useOperator.ts";
import { useFilterOptions } from "./useFilterOptions.ts";

export interface FilterChipProps {
  readonly filter: TableFilter;
  /** The form whose element offers the choices when the filter has none of its own. */
  readonly form: string | undefined;
  readonly isPublic: boolean;
  /** How it is set: by its own operator, or by another that the user chose. */
  readonly set: { readonly filter: TableFilter; readonly value: FilterValue } | undefined;
  /** For administrators: marks the chip as configurable. */
  readonly marks?: CogMarks | undefined;
  readonly onChange: (next: FilterChange | undefined) => void;
}

/** One filter: a press opens its control, a filter without a value is set by the press itself. */
export const FilterChip = ({ filter: configured, form, isPublic, set, marks, onChange }: FilterChipProps): ReactElement => {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { filter, operator, choose } = useOperator(configured, set, onChange);
  // What was set by another operator is no value of this one.
  const value = set?.filter.operator === operator ? set.value : undefined;
  const shown = set ?? { filter, value: undefined };
  const options = useFilterOptions({ filter, form, isPublic, value: set?.value, isWanted: isOpen || set !== undefined });
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  // A required filter is changed, not emptied.
  const put = (next: FilterValue | undefined): void => {
    if (next || !filter.isRequired) onChange(next && { operator, value: next });
  };
  const dismiss = useCallback(() => setOpen(false), []);
  const hasValue = filterShape(configured) !== "none";
  const label = shown.value && filterShape(configured) !== "none"
    ? `${filter.title}: ${describeFilter(shown.filter, shown.value, { options: options.list, t })}`
    : filter.title;
  return (
    <>
      <Chip
        ref={button}
        label={label}
        marks={marks}
        style={widthStyle(filter.width)}
        onPress={() => (hasValue ? setOpen(!isOpen) : put(value ? undefined : ["1"]))}
        onClear={set && !filter.isRequired ? () => onChange(undefined) : undefined}
        aria={hasValue ? { "aria-haspopup": "dialog", "aria-expanded": isOpen, "aria-controls": isOpen ? id : undefined } : { "aria-pressed": value !== undefined }}
      />
      {isOpen && (
        <Popover anchor={button} onClose={dismiss}>
          <FilterEditor id={id} configured={configured} onOperator={choose} filter={filter} options={options} value={value} onChange={put} onClose={close} />
        </Popover>
      )}
    </>
  );
};
