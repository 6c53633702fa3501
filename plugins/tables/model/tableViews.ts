import type { ColumnPreferences, SavedView, TableConfig, ViewState } from "#sdk/wire.ts";
import type { TableState } from "./rowsQuery.ts";
import { initialState, readAddress, unknownParts, writeAddress, type Query } from "./tableAddress.ts";

/** In an address: the table as it is configured, where a view would open by itself. */
export const noView = "-";

/** Whether an address says anything of a table: then no view opens by itself, and a link shows everybody the same. */
const isSaid = (query: Query): boolean =>
  Object.entries(query).some(([name, text]) => text !== undefined && (name.startsWith("f.") || ["view", "sort", "group", "q", "where"].includes(name)));

/** The view that an address opens: the one it names, else the default of who reads it, where it says nothing. */
export function openedView(query: Query, views: readonly SavedView[]): SavedView | undefined {
  if (query["view"] !== undefined) return views.find(({ id }) => id === query["view"]);
  if (isSaid(query)) return undefined;
  return views.find(({ isDefault }) => isDefault) ?? views.find(({ isDefaultForAll }) => isDefaultForAll);
}

/** What a view shows; without one, what the configuration says. */
export const viewState = (config: TableConfig, view: SavedView | undefined): TableState =>
  view ? readAddress(view.state.query, config) : initialState(config);

/** The table with the columns as the view's maker had them; a view without any leaves each reader their own. */
export const withColumns = <Config extends TableConfig>(config: Config, view: SavedView | undefined): Config & { openView?: string | undefined } =>
  view?.state.columns ? { ...config, preferences: view.state.columns, openView: view.id } : config;

/** Which page one looks at is no part of a view, nor whether it is one of deleted rows. */
const ofView = ({ page: _page, size: _size, deleted: _deleted, ...others }: Query): Query => others;

/** What is on the screen, as a view keeps it. */
export function keptState(config: TableConfig, state: TableState, columns: ColumnPreferences | null): ViewState {
  const said = Object.entries(ofView(writeAddress(state, config))).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { query: Object.fromEntries(said), columns };
}

/** The change of the address that shows `state` in a view; `undefined` takes a word out of it. */
export function viewAddress(config: TableConfig, state: TableState, { view, views }: { view: SavedView | undefined; views: readonly SavedView[] }): Query {
  const change = writeAddress(state, config, viewState(config, view));
  const isPlain = Object.values(ofView(change)).every((text) => text === undefined);
  const opensAnyway = openedView({}, views);
  const isNeeded = view !== undefined || (isPlain && opensAnyway !== undefined);
  return { ...change, view: isNeeded ? (view?.id ?? noView) : undefined };
}

/** Whether what is shown is no longer what the view says. */
export const isChanged = (config: TableConfig, state: TableState, view: SavedView): boolean =>
  Object.values(ofView(writeAddress(state, config, viewState(config, view)))).some((text) => text !== undefined);

/** What address and view ask for and the table does not have; a view that is not there for the reader is named by `view`. */
export function deadParts(query: Query, config: TableConfig, views: readonly SavedView[]): readonly string[] {
  const view = openedView(query, views);
  const isGone = query["view"] !== undefined && query["view"] !== noView && !view;
  return [...new Set([...(isGone ? ["view"] : []), ...unknownParts(query, config), ...(view ? unknownParts(view.state.query, config) : [])])];
}
