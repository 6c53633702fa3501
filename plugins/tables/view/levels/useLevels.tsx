import { Suspense, use, useCallback, useMemo, useState } from "react";
import { nextLevel } from "../../model/tableLevel.ts";
import type { ChangedColumns } from "../hooks/useOwnColumns.ts";
import { useTableConfig, type LocalizedTable } from "../hooks/useTableConfig.ts";
import { ChildFrame } from "./ChildFrame.tsx";
import { ChildTables, type ChildLevel } from "./ChildTables.ts";
import type { RowLevels } from "./RowLevels.ts";

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
  const ChildTable = use(ChildTables);
  const toggle = useCallback((id: string) => setOpened((before) => (before.has(id) ? without(before, [id]) : new Set([...before, id]))), []);
  const forget = useCallback((ids: readonly string[]) => setOpened((before) => without(before, ids)), []);
  const detail = useCallback<RowLevels["detail"]>(
    (row, name) => child && ChildTable && <Suspense fallback={<ChildFrame />}><ChildTable child={child} row={row} name={name} /></Suspense>,
    [child, ChildTable],
  );
  const isThere = child !== undefined && ChildTable !== undefined && !isOff;
  return useMemo(() => (isThere ? { opened, toggle, forget, detail } : undefined), [isThere, opened, toggle, forget, detail]);
}

const without = (some: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> => new Set([...some].filter((id) => !ids.includes(id)));
