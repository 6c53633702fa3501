import { useMemo, useState } from "react";

export interface ColumnSettingsState {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Whether the settings of the columns are open. */
export function useColumnSettings(): ColumnSettingsState {
  const [isOpen, setOpen] = useState(false);
  return useMemo(() => ({ isOpen, open: () => setOpen(true), close: () => setOpen(false) }), [isOpen]);
}
