import type { ExportQuestion, ExportState } from "#contract/export.ts";
import type {
  ActionAnswer, ActionBody, BulkAnswer, BulkBody, ColumnPreferences, CountAnswer, CountQuery, IdsAnswer, IdsQuery, NewView, RowsAnswer, RowsQuery, SavedView,
  TableConfig, ViewChange,
} from "#contract/table.ts";
import type { Disposable } from "../plugin/Disposable.ts";
import type { GuestMembers } from "./guestMembers.ts";

export interface ReadOptions {
  /** Read through the `public/` twin. */
  readonly isPublic?: boolean;
  readonly signal?: AbortSignal;
}

export interface TableReadOptions extends ReadOptions {
  /** Whose preferences come with it; 1, the table itself, unless said (D47). */
  readonly level?: number;
}

/** A change of a record, by whomever it was made (D10). */
export interface RecordChange {
  readonly tables: readonly string[];
  readonly recordId: string;
  readonly change: "insert" | "update" | "delete" | "restore";
}

export interface WatchQuery {
  /** Only changes of this record. */
  readonly recordId?: string;
}

/** What changed in a watched table since the listener was called last: many changes may come as one. */
export interface TableChange {
  /** Ids of the changed records; absent when they are too many to name: read everything again. */
  readonly recordIds?: readonly string[];
}

/** A file of rows that the server has counted and makes when it is taken: within a minute, and once. */
export interface TableExport {
  /** Of the file, counted beforehand. */
  readonly rows: number;
  /** It is made by a task, above 50,000 rows: its owner is told when it is done, also elsewhere, and takes it then. */
  readonly isTask: boolean;
  /** Has the browser save the file, to the disk as it comes; of a task nothing yet. */
  save(): void;
  /** How far it is. @throws PlatonError `not_found`, `network` */
  state(): Promise<ExportState>;
  /** Ends it on the server as well; the browser's download fails. */
  cancel(): Promise<void>;
}

/**
 * Tables: their configuration and rows, always under the signed-in user's own permissions.
 *
 * Guests: `config`, `rows`, `count` and `watch`, of the tables that the grant names with `read`.
 * @since 1.0.0
 * @example const { rows, total } = await tables.rows("cities", { sort: [{ field: "name" }], pageSize: 20 });
 * @example const { groups } = await tables.rows("cities", { groupBy: ["country.name"], aggregates: [{ name: "sum", field: "population" }] });
 * @example const watching = tables.watch("cities", {}, () => reload());
 * @see spec §3 Table column, decisions D6, D10
 */
export interface TablesCapability {
  /** @throws PlatonError `not_found`, `forbidden`, `plugin_disabled`; for guests `capability_missing` */
  config(name: string, options?: TableReadOptions): Promise<TableConfig>;
  /**
   * @throws PlatonError `unknown_field`, `unknown_operator`, `wrong_type`, `page_size`, `query_timeout` and those of
   * `config`
   */
  rows(name: string, query?: RowsQuery, options?: ReadOptions): Promise<RowsAnswer>;
  /**
   * How many rows there are, and the footers over all of them. It takes longer than a page: who asks for the first page
   * with `count: false` has rows at once. Where counting takes too long, `total` is null.
   * @throws PlatonError those of `rows`
   */
  count(name: string, query?: CountQuery, options?: ReadOptions): Promise<CountAnswer>;
  /**
   * Calls the listener when records of a table change, by whomever (D10).
   * @throws PlatonError for guests `capability_missing`
   */
  watch(name: string, query: WatchQuery, listener: (change: TableChange) => void): Disposable;
  /**
   * Ids of the rows that a question finds, in their order: `count` of them from place `from` on, or those of `among` that
   * it finds; at most 100,000. With `places` also where each of `among` stands among all rows of the question. Not for guests.
   * @throws PlatonError those of `rows`
   * @example const { ids } = await tables.ids("cities", { filters: { country: "UZ" }, from: 100, count: 50 });
   */
  ids(name: string, query?: IdsQuery, options?: Pick<ReadOptions, "signal">): Promise<IdsAnswer>;
  /**
   * Presses a button of the table for rows: those of `ids`, or all that the question finds whose `filters` are there. Rows
   * that are gone are counted, rows that are refused are told one by one, the others are done. Not for guests.
   * @throws PlatonError `bad_request` (nothing was meant), `too_many_rows`, `forbidden`, `not_found`, those of `rows`, and of a
   *   button that calls an endpoint those of the endpoint
   * @example const { affected, errors } = await tables.act("applications", button.id, { ids });
   * @see decisions D46
   */
  act(name: string, button: string, body: ActionBody): Promise<ActionAnswer>;
  /**
   * Changes rows by a `patch` under the checks of the table's form, deletes them, or restores deleted ones. Answers as `act`.
   * Not for guests.
   * @throws PlatonError `invalid_values` (details.fields) where the patch fits no row, `unknown_field`, and those of `act`
   * @example await tables.bulk("applications", { ids, patch: { status: "done" } });
   */
  bulk(name: string, body: BulkBody): Promise<BulkAnswer>;
  /**
   * Keeps order, titles, widths, pins and hidden columns for the user, who sees them from then on; null takes them back
   * to the default. A failure is logged; they stay in this browser and are sent again later. Not for guests.
   */
  savePreferences(tableId: string, level: number, preferences: ColumnPreferences | null): Promise<void>;
  /**
   * Keeps the same for everyone who has changed nothing, or forgets it; for administrators. Not for guests.
   * @throws PlatonError `forbidden`; `not_found` for a table of another project, `title_too_long`
   */
  saveDefaultPreferences(tableId: string, level: number, preferences: ColumnPreferences | null): Promise<void>;
  /**
   * Saves what a table shows as a view, for the user or, where they may, for all who read the table: filters, search,
   * order, groups and columns. The views that there are come with {@link config}. Not for guests.
   * @param view `title` 1 to 200 characters, `state` 32 KB at most
   * @throws PlatonError `not_found`, `forbidden`, `too_many_views` beyond 100 of one user and table, `payload_too_large`
   * @example const view = await tables.addView("cities", { title: "Катта шаҳарлар", state: { query: { sort: "-population" }, columns: null } });
   */
  addView(name: string, view: NewView): Promise<SavedView>;
  /**
   * Renames a view, saves another state in it, shares it, or makes it the one that the user (`isDefault`) or everybody
   * (`isDefaultForAll`, administrators) sees first; what is not said stays. Not for guests.
   * @throws PlatonError `not_found` also for somebody else's private view, `forbidden`, `payload_too_large`
   * @example await tables.changeView("cities", view.id, { isDefault: true });
   */
  changeView(name: string, id: string, change: ViewChange): Promise<SavedView>;
  /** Deletes a view. Not for guests. @throws PlatonError `not_found`, `forbidden` */
  removeView(name: string, id: string): Promise<void>;
  /**
   * Counts the rows of an export and makes it ready to be taken. Not for guests.
   * @param resource `table:{name}`, or a configured export
   * @throws PlatonError `forbidden`, `not_found`, `unknown_field`, `export_too_large`, `too_many_requests`
   * @example const file = await tables.startExport("table:cities", { scope: "all", format: "xlsx", locale: "uz" }); file.save();
   */
  startExport(resource: string, question: ExportQuestion): Promise<TableExport>;
}

/** What of it code in a sandbox may be granted. */
export const tablesForGuests = {
  methods: ["config", "rows", "count"],
  mirrors: [],
  subscriptions: ["watch"],
} as const satisfies GuestMembers<TablesCapability>;
