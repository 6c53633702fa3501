import { useCallback, useMemo, useState } from "react";
import type { SavedView, TableConfig } from "#sdk/wire.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { changedState, type TableState } from "../../model/rowsQuery.ts";
import { readAddress, withoutUnknown, type Query } from "../../model/tableAddress.ts";
import { deadParts, noView, openedView, viewAddress, viewState } from "../../model/tableViews.ts";

export type ChangeState = (change: Partial<TableState>) => void;

/** What a table shows, and the saved view that it began with. */
export interface TableStateInView {
  readonly state: TableState;
  readonly change: ChangeState;
  /** The view that is open, with whatever was changed since. */
  readonly view: SavedView | undefined;
  /** Opens a view as it was saved; undefined shows the table as it is configured. */
  readonly open: (view: SavedView | undefined) => void;
  /** Names of what address and view ask for and the table does not have. */
  readonly dead: readonly string[];
  /** Takes it out of the address. */
  readonly bury: () => void;
}

type SetQuery = (change: Query) => void;

/** Order, filters and search of a screen, kept in the address: a link to it shows the same. */
export function useAddressState(config: TableConfig, views: readonly SavedView[]): TableStateInView {
  const navigation = useCapability("navigation");
  const { query } = useReadable(navigation.location);
  return useQueryState({ config, views, query, setQuery: useCallback((change: Query) => void navigation.setQuery(change), [navigation]) });
}

/** The same for a table inside something else, whose address is not the table's. */
export function useOwnState(config: TableConfig, views: readonly SavedView[] = noViews): TableStateInView {
  const [query, setOwn] = useState<Query>({});
  return useQueryState({ config, views, query, setQuery: useCallback((change: Query) => setOwn((before) => ({ ...before, ...change })), []) });
}

const noViews: readonly SavedView[] = [];

interface QueryState {
  readonly config: TableConfig;
  readonly views: readonly SavedView[];
  readonly query: Query;
  readonly setQuery: SetQuery;
}

function useQueryState({ config, views, query, setQuery }: QueryState): TableStateInView {
  const view = openedView(query, views);
  const state = useMemo(() => readAddress(query, config, viewState(config, view)), [query, config, view]);
  const change = useCallback<ChangeState>(
    (part) => setQuery(viewAddress(config, changedState(state, part), { view, views })),
    [setQuery, config, state, view, views],
  );
  const open = useCallback(
    (next: SavedView | undefined) => setQuery({ ...viewAddress(config, viewState(config, next), { view: next, views }), ...(next === undefined && views.length > 0 && { view: noView }) }),
    [setQuery, config, views],
  );
  const dead = useMemo(() => deadParts(query, config, views), [query, config, views]);
  const bury = useCallback(
    () => setQuery({ ...withoutUnknown(query, config), ...(query["view"] !== undefined && !view && { view: undefined }) }),
    [setQuery, query, config, view],
  );
  return { state, change, view, open, dead, bury };
}
