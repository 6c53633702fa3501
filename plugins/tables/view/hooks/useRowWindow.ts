import { useCallback, useEffect, useRef, useState } from "react";
import type { RowsAnswer, RowsQuery } from "#sdk/wire.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useServerBack } from "#sdk/react/ServerAwayContext.ts";
import { RowWindow } from "../../model/RowWindow.ts";

export interface ShownRows {
  /** Tells one query from another. */
  readonly key: string;
  readonly rowWindow: RowWindow;
  /** Rows to make room for. */
  readonly rows: number;
  readonly isEstimate: boolean;
  readonly footers: RowsAnswer["footers"];
}

export interface RowsState {
  /** Undefined before the very first answer. */
  readonly shown: ShownRows | undefined;
  /** What is shown belongs to an earlier query; the new one is on its way. */
  readonly isStale: boolean;
  readonly failure: unknown;
  readonly retry: () => void;
}

export interface RowsOptions {
  readonly name: string;
  readonly query: RowsQuery | undefined;
  readonly pageSize: number;
  readonly isPublic: boolean;
}

/**
 * The rows of a table under a query. Rows of the query before stay in sight until the new ones are there; a change of a
 * record, by whomever, loads again what is in sight.
 */
export function useRowWindow({ name, query, pageSize, isPublic }: RowsOptions): RowsState {
  const tables = useCapability("tables");
  const key = query && JSON.stringify(query);
  const [shown, setShown] = useState<ShownRows>();
  const [failure, setFailure] = useState<unknown>();
  const present = useRef<RowWindow>(undefined);
  useEffect(() => {
    if (key === undefined) return;
    // What went wrong with the query before says nothing about this one.
    setFailure(undefined);
    const rowWindow = new RowWindow({
      load: (page, { signal, hasFooters }) => {
        const wanted = { ...(JSON.parse(key) as RowsQuery), page, pageSize, ...(!hasFooters && { footers: false }) };
        return tables.rows(name, wanted, { isPublic, signal });
      },
      pageSize,
      onFailure: setFailure,
    });
    present.current = rowWindow;
    rowWindow.subscribe(() => {
      setFailure(undefined);
      setShown((before) => {
        const next = { rowWindow, key, rows: rowWindow.height ?? 0, isEstimate: rowWindow.isEstimate, footers: rowWindow.footers };
        return before && isSame(before, next) ? before : next;
      });
    });
    rowWindow.show(0, pageSize);
    return () => rowWindow.dispose();
  }, [tables, name, key, pageSize, isPublic]);
  useChanges(name, present);
  const retry = useCallback(() => present.current?.refresh(), []);
  useServerBack(() => void (failure !== undefined && retry()));
  return { shown, isStale: shown !== undefined && shown.key !== key, failure, retry };
}

const isSame = (before: ShownRows, next: ShownRows): boolean =>
  before.rowWindow === next.rowWindow && before.rows === next.rows && before.isEstimate === next.isEstimate && before.footers === next.footers;

/** One refresh for a burst of changes: an import announces each of its rows. */
const burst = 150;

function useChanges(name: string, present: { readonly current: RowWindow | undefined }): void {
  const tables = useCapability("tables");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Also after a gap in the stream of events, behind which anything may have changed.
    const heard = tables.watch(name, {}, () => {
      clearTimeout(timer);
      timer = setTimeout(() => present.current?.refresh(), burst);
    });
    return () => {
      clearTimeout(timer);
      heard.dispose();
    };
  }, [tables, name, present]);
}
