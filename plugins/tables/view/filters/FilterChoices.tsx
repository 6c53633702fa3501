import { useId, type ReactElement } from "react";
import type { TableFilter } from "#sdk/wire.ts";
import { CheckboxControl } from "#sdk/ui/controls/CheckboxControl.tsx";
import { OptionNote } from "#sdk/ui/controls/select/OptionList.tsx";
import { useOptionSearch } from "#sdk/ui/controls/select/useOptionSearch.ts";
import { SearchField } from "#sdk/ui/controls/SearchField.tsx";
import { isList, type FilterValue } from "../../model/filterValue.ts";
import styles from "./FilterBar.module.css";
import type { FilterOption, FilterOptions } from "./useFilterOptions.ts";

/** Search from so many options on (spec §5 Select input). */
const searchFrom = 11;

export interface FilterChoicesProps {
  readonly filter: TableFilter;
  readonly options: readonly FilterOption[];
  readonly load: FilterOptions["load"];
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | undefined) => void;
  readonly onClose: () => void;
}

/** A list to choose from: several of them, or one that closes the list. */
export const FilterChoices = ({ filter, options, load, value = [], onChange, onClose }: FilterChoicesProps): ReactElement => {
  const name = useId();
  const search = useOptionSearch({ options, loadOptions: load, minQueryLength: 1, isOpen: true });
  const toggle = (id: string): void => {
    const next = value.includes(id) ? value.filter((one) => one !== id) : [...value, id];
    onChange(next.length > 0 ? next : undefined);
  };
  const choose = (id: string): void => {
    onChange(value[0] === id ? undefined : [id]);
    onClose();
  };
  const shown = search.status === "ready" ? search.shown.map((option) => ({ id: String(option.id), name: option.name })) : [];
  return (
    <>
      {(load !== undefined || options.length >= searchFrom) && <SearchField value={search.query} onChange={search.setQuery} />}
      <div className={styles.options} role="group" aria-label={filter.title}>
        {shown.map((option) =>
          isList(filter) ? (
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
      </div>
      <div role="status" className={styles.status}>
        <OptionNote search={search} />
      </div>
    </>
  );
};
