/**
 * How long a piece of SQL may take. `interactive`: somebody waits for the answer on a screen. `maintenance`: migrations,
 * applying configuration, seeding, housekeeping; never a request's own SQL. `export`: a cursor over all rows, for as long as
 * they are taken, in a session of its own that PostgreSQL alone has. Between them what is heavy.
 */
export type QueryClass = "interactive" | HeavyClass | "export" | "maintenance";

/**
 * Reads that take as long as their table is: they share few places, which are counted for the whole database.
 * `count`: counts and totals. `search`: a list that no index serves. `report`: figures and exports.
 */
export type HeavyClass = "count" | "search" | "report";

export type QueryLimits = Readonly<Record<QueryClass, ClassLimits>>;

interface ClassLimits {
  /** Milliseconds for one statement, and, exports aside, for one transaction as a whole. */
  readonly run: number;
  /** Milliseconds to wait for a free session, or for a place, before the answer is "try again". */
  readonly wait: number;
}

export const queryLimits: QueryLimits = {
  interactive: { run: 5_000, wait: 10_000 },
  count: { run: 2_000, wait: 2_000 },
  search: { run: 5_000, wait: 5_000 },
  report: { run: 60_000, wait: 60_000 },
  export: { run: 60_000, wait: 60_000 },
  maintenance: { run: 600_000, wait: 600_000 },
};

/** Milliseconds for all of an export, however slowly its rows are taken. */
export const longestExport = 4 * 3_600_000;

const heavyClasses: ReadonlySet<QueryClass> = new Set<HeavyClass>(["count", "search", "report"]);

export const isHeavy = (queryClass: QueryClass): queryClass is HeavyClass => heavyClasses.has(queryClass);
