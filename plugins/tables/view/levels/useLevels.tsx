import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { nextLevel, type NextLevel } from "../../model/tableLevel.ts";
import type { ChangedColumns, ColumnChanges } from "../hooks/useOwnColumns.ts";
import { useTableConfig, type LocalizedTable } from "../hooks/useTableConfig.ts";
import type { Loaded } from "#sdk/react/useLoaded.ts";
import { ChildFrame } from "./ChildFrame.tsx";
import type { RowLevels } from "./RowLevels.ts";

const ChildTable = lazy(async () => ({ default: (await import("./ChildTable.tsx")).ChildTable }));

/** The child table that all rows of a table open, each with rows of its own. */
export interface ChildLevel {
  readonly next: NextLevel;
  readonly config: Loaded<LocalizedTable>;
  readonly reload: () => void;
  /** Columns changed below one row are so below all. */
  readonly columns: ColumnChanges;
}

/** Its configuration is read when the first row is opened, and kept. */
export function useChildLevel(config: LocalizedTable, isWanted: boolean): ChildLevel | undefined {
  const { name, levels, at } = config;
  const next = useMemo(() => nextLevel({ name, levels, at }), [name, levels, at]);
  const [loaded, reload] = useTableConfig(isWanted ? next?.table : undefined, config.isForGuests, next?.level);
  const [changed, setChanged] = useState<ChangedColumns>({});
  return useMemo(() => next && { next, config: loaded, reload, columns: [changed, setChanged] }, [next, loaded, reload, changed]);
}

const none: ReadonlySet<string> = new Set();

/** Which rows of a table are open, by their records: other rows, another order and a refresh leave them so. */
export function useLevels(config: LocalizedTable, isOff: boolean): RowLevels | undefined {
  const [opened, setOpened] = useState(none);
  const child = useChildLevel(config, opened.size > 0);
  const toggle = useCallback((id: string) => setOpened((before) => (before.has(id) ? without(before, [id]) : new Set([...before, id]))), []);
  const forget = useCallback((ids: readonly string[]) => setOpened((before) => without(before, ids)), []);
  const detail = useCallback<RowLevels["detail"]>(
    (row, name) => child && <Suspense fallback={<ChildFrame />}><ChildTable child={child} row={row} name={name} /></Suspense>,
    [child],
  );
  const isThere = child !== undefined && !isOff;
  return useMemo(() => (isThere ? { opened, toggle, forget, detail } : undefined), [isThere, opened, toggle, forget, detail]);
}

const without = (some: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> => new Set([...some].filter((id) => !ids.includes(id)));
