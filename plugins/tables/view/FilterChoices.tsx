import { useId, useState, type ReactElement } from "react";
import type { TableFilter } from "#sdk/wire.ts";
import { fold } from "#core/filters/index.ts";
import { useText } from "#sdk/react/useText.ts";
import { CheckboxControl } from "#sdk/ui/controls/CheckboxControl.tsx";
import { SearchField } from "#sdk/ui/SearchField.tsx";
import { useUiText } from "#sdk/ui/uiText.ts";
import { filterShape, type FilterValue } from "../model/filterValue.ts";
import styles from "./FilterBar.module.css";
import type { FilterOption } from "./useFilterOptions.ts";

/** Search from so many options on (spec §5 Select input). */
const searchFrom = 11;

export interface FilterChoicesProps {
  readonly filter: TableFilter;
  readonly options: readonly FilterOption[];
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | undefined) => void;
  readonly onClose: () => void;
}

/** A list to choose from: several of them, or one that closes the list. */
export const FilterChoices = ({ filter, options, value = [], onChange, onClose }: FilterChoicesProps): ReactElement => {
  const t = useText();
  const text = useUiText();
  const name = useId();
  const [query, setQuery] = useState("");
  const shape = filterShape(filter);
  const isSeveral = shape === "list" || shape === "items";
  const shown = query === "" ? options : options.filter((option) => fold(option.name).includes(fold(query)));
  const toggle = (id: string): void => {
    const next = value.includes(id) ? value.filter((one) => one !== id) : [...value, id];
    onChange(next.length > 0 ? next : undefined);
  };
  const choose = (id: string): void => {
    onChange(value[0] === id ? undefined : [id]);
    onClose();
  };
  return (
    <>
      {options.length >= searchFrom && <SearchField value={query} onChange={setQuery} />}
      <div className={styles.options} role="group" aria-label={filter.title}>
        {shown.map((option) =>
          isSeveral ? (
            <div key={option.id} className={styles.option}>
              <CheckboxControl id={`${name}-${option.id}`} value={value.includes(option.id)} onChange={() => toggle(option.id)}>
                {option.name}
              </CheckboxControl>
            </div>
          ) : (
            <button key={option.id} type="button" className={styles.option} aria-pressed={value[0] === option.id} onClick={() => choose(option.id)}>
              {option.name}
            </button>
          ),
        )}
        {shown.length === 0 && <p className={styles.nothing}>{options.length === 0 ? t("ui.loading") : text.noResults}</p>}
      </div>
    </>
  );
};
