import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { TableConfig } from "#sdk/wire.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useMediaQuery } from "#sdk/react/useMediaQuery.ts";
import { useUser } from "#sdk/react/useUser.ts";
import { columnModel, type ColumnModel, type LeafColumn } from "../../model/columnModel.ts";
import { fitWidths } from "../../model/fitWidths.ts";

export interface Columns {
  readonly model: ColumnModel;
  /** As drawn: free room is given to the columns. */
  readonly widths: readonly number[];
  readonly numberWidth: number;
  readonly resize: (column: LeafColumn, width: number, isDone: boolean) => void;
}

type Widths = Readonly<Record<string, number>>;

const saveAfter = 500;
/** Pinned columns are not pinned below this width (spec §9 Breakpoints). */
const narrow = "(max-width: 767.98px)";

/**
 * The columns to draw, and the widths that the user gives them, which are kept 500 ms after the last change.
 * @param options.numbers the largest row number to make room for
 */
export function useColumns(config: TableConfig, options: { available: number; numbers: number }): Columns {
  const isNarrow = useMediaQuery(narrow);
  const [widths, setWidths] = useState<Widths>({});
  const save = useSavedWidths(config);
  const model = useMemo(() => columnModel(config, { isNarrow, widths }), [config, isNarrow, widths]);
  const numberWidth = 24 + Math.max(2, String(options.numbers).length) * 8;
  const isTouched = Object.keys({ ...config.preferences?.widths, ...widths }).length > 0;
  const fitted = useMemo(
    () => fitWidths(model.leaves, options.available - numberWidth, isTouched),
    [model, options.available, numberWidth, isTouched],
  );
  const latest = useRef({ widths, leaves: model.leaves, fitted });
  latest.current = { widths, leaves: model.leaves, fitted };
  const resize = useCallback(
    (column: LeafColumn, width: number, isDone: boolean) => {
      const { widths: before, leaves, fitted: drawn } = latest.current;
      // With the first width of their own the others keep what they have on the screen.
      const start = isTouchedBy(before) ? before : Object.fromEntries(leaves.map(({ id }, index) => [id, drawn[index] ?? 0]));
      const next = { ...start, [column.id]: Math.round(width) };
      setWidths(next);
      if (isDone) save(next);
    },
    [save],
  );
  return { model, widths: fitted, numberWidth, resize };
}

const isTouchedBy = (widths: Widths): boolean => Object.keys(widths).length > 0;

function useSavedWidths(config: TableConfig): (widths: Widths) => void {
  const tables = useCapability("tables");
  const user = useUser();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      pending.current?.();
    },
    [],
  );
  return (widths) => {
    // Guests have nowhere to keep them.
    if (!user) return;
    const { order = {}, titles = {}, hidden = [] } = config.preferences ?? {};
    pending.current = () => {
      pending.current = undefined;
      void tables.savePreferences(config.id, 1, { order, titles, hidden, widths: { ...config.preferences?.widths, ...widths } });
    };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => pending.current?.(), saveAfter);
  };
}
