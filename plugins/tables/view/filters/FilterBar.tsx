import { useMemo, type ReactNode } from "react";
import { useTypedSearch } from "#sdk/react/useTypedSearch.ts";
import type { TableConfig, TableFilter } from "#sdk/wire.ts";
import { useCogs } from "#sdk/react/useCogs.ts";
import { useText } from "#sdk/react/useText.ts";
import { Link } from "#sdk/ui/actions/Link.tsx";
import { SearchField } from "#sdk/ui/controls/SearchField.tsx";
import { filterKeys, filterShape, keysOf, setFilter } from "../../model/filterValue.ts";
import type { TableState } from "../../model/rowsQuery.ts";
import type { LeveledTable } from "../../model/tableLevel.ts";
import { clearing } from "../../model/tableAddress.ts";
import { useConditions } from "../hooks/useConditions.ts";
import type { ChangeState } from "../hooks/useTableState.ts";
import styles from "./FilterBar.module.css";
import { ConditionsChip } from "./ConditionsChip.tsx";
import type { FilterChange } from "./FilterChange.ts";
import { FilterChip } from "./FilterChip.tsx";
import { GroupChip } from "./GroupChip.tsx";

export interface FilterBarProps {
  readonly config: TableConfig & Pick<LeveledTable, "at">;
  readonly isPublic: boolean;
  readonly state: TableState;
  readonly change: ChangeState;
  /** After the search: the saved views. */
  readonly children?: ReactNode;
}

/** Search and filters: a chip for each filter, tinted while it is set, and one press that clears them all. */
export const FilterBar = ({ config, isPublic, state, change, children }: FilterBarProps): ReactNode => {
  const t = useText();
  const cogs = useCogs(config);
  const values = useMemo(() => valuesByField(config, state), [config, state]);
  const allowed = useConditions(config.filters, { owner: `tables/${config.name}`, values });
  // What is set stays in sight, so that it can be cleared.
  const filters = [...filterKeys(config.filters)].filter(([key, filter]) => isShown(filter) && (allowed.includes(filter) || setFilter(state.filters, key, filter)));
  const set = (key: string, filter: TableFilter, next: FilterChange | undefined): void => {
    const before = new Set(keysOf(key, filter));
    const others = Object.entries(state.filters).filter(([one]) => !before.has(one));
    const at = next && (next.operator === filter.operator ? key : `${key}~${next.operator}`);
    change({ filters: Object.fromEntries(at === undefined ? others : [...others, [at, next?.value ?? []]]) });
  };
  const cleared = clearing(config, state);
  return (
    <div className={styles.bar} data-print="none" role="search" aria-label={t("tables.filters")}>
      {config.isSearchable && <SearchWords value={state.search} onChange={(search) => change({ search })} />}
      <div className={styles.chips}>
        {children}
        {filters.map(([key, filter]) => (
          <FilterChip
            key={key}
            form={config.form ?? undefined}
            isPublic={isPublic}
            filter={filter}
            marks={cogs?.("table_filters", filter.id, filter.title, { table_name: config.name, table_level: String(config.at?.level ?? 1) })}
            set={setFilter(state.filters, key, filter)}
            onChange={(next) => set(key, filter, next)}
          />
        ))}
        <ConditionsChip config={config} isPublic={isPublic} where={state.where} onChange={(where) => change({ where })} />
        <GroupChip config={config} groupBy={state.groupBy} onChange={(groupBy) => change({ groupBy })} />
        {cleared && <Link onPress={() => change(cleared)}>{t("tables.clear")}</Link>}
      </div>
    </div>
  );
};

/** What is set, as conditions see it: one value as itself, several as a list. */
function valuesByField({ filters }: TableConfig, state: TableState): Record<string, unknown> {
  const set = [...filterKeys(filters)].flatMap(([key, filter]) => {
    const value = setFilter(state.filters, key, filter)?.value;
    return value === undefined ? [] : [[filter.field, value.length === 1 ? value[0] : value] as const];
  });
  return Object.fromEntries(set);
}

const isShown = (filter: TableFilter): boolean => filterShape(filter) !== undefined;

const SearchWords = ({ value, onChange }: { value: string; onChange: (value: string) => void }): ReactNode => {
  const t = useText();
  const [typed, type] = useTypedSearch(value, onChange);
  return (
    <div className={styles.search}>
      <SearchField label={t("tables.search")} value={typed} onChange={type} />
    </div>
  );
};
