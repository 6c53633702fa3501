import { useEffect } from "react";
import type { RowsQuery, TableRow } from "#contract/table.ts";
import { useCapability } from "./CapabilitiesContext.ts";
import { useLoaded } from "./useLoaded.ts";

/** Rows of a table as far as they are there. */
export interface UseTableAnswer {
  /** Empty while they load for the first time. */
  readonly rows: readonly TableRow[];
  readonly total: number;
  readonly isLoading: boolean;
  /** Why they could not be read. */
  readonly failure: unknown;
  reload(): void;
}

const none: readonly TableRow[] = [];

/**
 * Rows of a table, read again when the query changes and when a record of the table does. Needs `tables`.
 * @since 1.0.0
 * @example const { rows, isLoading } = useTable("cities", { pageSize: 10, sort: [{ field: "population", dir: "desc" }] });
 */
export function useTable(name: string, query: RowsQuery = {}): UseTableAnswer {
  const tables = useCapability("tables");
  // Callers write the query as a literal: its text tells whether it is another one.
  const key = JSON.stringify(query);
  const [loaded, reload] = useLoaded((signal) => tables.rows(name, JSON.parse(key) as RowsQuery, { signal }), [
    tables,
    name,
    key,
  ]);
  useEffect(() => {
    const watching = tables.watch(name, {}, reload);
    return () => watching.dispose();
  }, [tables, name, reload]);
  const answer = loaded.state === "ready" ? loaded.value : undefined;
  return {
    rows: answer?.rows ?? none,
    total: answer?.total ?? 0,
    isLoading: loaded.state === "loading",
    failure: loaded.state === "failed" ? loaded.failure : undefined,
    reload,
  };
}
