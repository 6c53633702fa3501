import { useMemo, useState } from "react";

export interface ColumnSettingsState {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Whether the settings of the columns are open.
 * @param name of the table, by which they are kept. Opening them without it throws (spec §8)
 */
export function useColumnSettings(name: string): ColumnSettingsState {
  const [isOpen, setOpen] = useState(false);
  return useMemo(() => {
    const open = (): void => {
      if (name === "") throw new Error("Table name is required for column filter");
      setOpen(true);
    };
    return { isOpen, open, close: () => setOpen(false) };
  }, [isOpen, name]);
}
