/**
 * How long a piece of SQL may take. `interactive`: somebody waits for the answer on a screen. `report`: figures and
 * exports. `maintenance`: migrations, applying configuration, seeding, housekeeping; never a request's own SQL.
 */
export type QueryClass = "interactive" | "report" | "maintenance";

export type QueryLimits = Readonly<Record<QueryClass, ClassLimits>>;

interface ClassLimits {
  /** Milliseconds for one statement, and for one transaction as a whole. */
  readonly run: number;
  /** Milliseconds to wait for a free session before the answer is "try again". */
  readonly wait: number;
}

export const queryLimits: QueryLimits = {
  interactive: { run: 5_000, wait: 10_000 },
  report: { run: 60_000, wait: 60_000 },
  maintenance: { run: 600_000, wait: 600_000 },
};
