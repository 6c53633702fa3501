import { useCallback, useEffect, useMemo, useRef, useState, type Dispatch, type SetStateAction } from "react";
import type { ColumnPreferences } from "#sdk/wire.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useUser } from "#sdk/react/useUser.ts";
import { shownPreferences } from "../../model/columnModel.ts";
import { noPreferences, type EditColumns } from "../../model/ownColumns.ts";
import type { LocalizedTable } from "./useTableConfig.ts";

export interface OwnColumns {
  /** With the preferences as the user sees them now. */
  readonly config: LocalizedTable;
  /** Changes a part of what is shown. A width that may change again is kept a moment later. */
  readonly change: (part: Partial<ColumnPreferences>, isLater?: boolean) => void;
  /** The same by a function of what is shown. */
  readonly edit: EditColumns;
  /** Puts other preferences in their place; null goes back to the default. */
  readonly replace: (preferences: ColumnPreferences | null) => void;
  /** Makes these the default of everyone, or none. @throws PlatonError what the server says */
  readonly saveForAll: (preferences: ColumnPreferences | null) => Promise<void>;
}

/** What the server does not know yet, because it was changed here. */
export interface ChangedColumns {
  readonly preferences?: ColumnPreferences | null;
  readonly defaultPreferences?: ColumnPreferences | null;
  /** The view that was open. */
  readonly of?: string | undefined;
}

/** The same as a state. */
export type ColumnChanges = readonly [ChangedColumns, Dispatch<SetStateAction<ChangedColumns>>];

const saveAfter = 500;
const first = { level: 1 };

/**
 * The columns of a table as the user has them at its level, changed at once and kept on the server; guests have nowhere to
 * keep them.
 * @param together where several tables of one level stand below each other: what changes in one changes in all
 */
export function useOwnColumns(config: LocalizedTable, together?: ColumnChanges): OwnColumns {
  const tables = useCapability("tables");
  const { openView, at: { level } = first } = config;
  const alone = useState<ChangedColumns>({});
  const [all, setChanged] = together ?? alone;
  // What was changed in a view, or before it was opened, is another's.
  const changed = useMemo(() => (all.of === openView ? all : { ...(all.defaultPreferences !== undefined && { defaultPreferences: all.defaultPreferences }) }), [all, openView]);
  const shown = useMemo(() => ({ ...config, ...changed }), [config, changed]);
  const keep = useKept(config.id, level);
  // Two changes of one moment both count.
  const latest = useRef(shown);
  latest.current = shown;
  const replace = useCallback((preferences: ColumnPreferences | null, isLater = false) => {
    latest.current = { ...latest.current, preferences };
    setChanged((before) => ({ ...before, preferences, of: openView }));
    // A view's columns are saved with the view: the user's own stay as they are.
    if (openView === undefined) keep(preferences, isLater);
  }, [keep, openView, setChanged]);
  const change = useCallback<OwnColumns["change"]>(
    (part, isLater) => replace({ ...(shownPreferences(latest.current) ?? noPreferences), ...part }, isLater),
    [replace],
  );
  const edit = useCallback<EditColumns>((make) => replace(make(shownPreferences(latest.current) ?? noPreferences)), [replace]);
  const saveForAll = useCallback(async (preferences: ColumnPreferences | null) => {
    await tables.saveDefaultPreferences(config.id, level, preferences);
    setChanged((before) => ({ ...before, defaultPreferences: preferences }));
  }, [tables, config.id, level, setChanged]);
  return useMemo(() => ({ config: shown, change, edit, replace, saveForAll }), [shown, change, edit, replace, saveForAll]);
}

type Keep = (preferences: ColumnPreferences | null, isLater: boolean) => void;

/** Keeps the last of several changes, at the latest when the table or the document goes. */
function useKept(tableId: string, level: number): Keep {
  const tables = useCapability("tables");
  const isKept = useUser() !== undefined;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<() => void>(undefined);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    pending.current?.();
    pending.current = undefined;
  }, []);
  useEffect(() => {
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [flush]);
  return useCallback((preferences, isLater) => {
    if (!isKept) return;
    clearTimeout(timer.current);
    pending.current = () => void tables.savePreferences(tableId, level, preferences);
    if (isLater) timer.current = setTimeout(flush, saveAfter);
    else flush();
  }, [tables, tableId, level, isKept, flush]);
}
