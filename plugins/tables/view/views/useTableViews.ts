import { useCallback, useMemo, useState } from "react";
import type { NewView, SavedView, TableConfig, ViewChange } from "#sdk/wire.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";

/** The saved views of a table, and what is done with them; each promise fails with what the server says. */
export interface TableViews {
  readonly list: readonly SavedView[];
  readonly add: (view: NewView) => Promise<SavedView>;
  readonly change: (id: string, change: ViewChange) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** As the configuration tells them, with what was done here since. */
export function useTableViews({ name, views }: Pick<TableConfig, "name" | "views">): TableViews {
  const tables = useCapability("tables");
  const [changed, setChanged] = useState<{ readonly told: readonly SavedView[]; readonly list: readonly SavedView[] }>();
  // A configuration that was read again knows better.
  const list = changed?.told === views ? changed.list : views;
  const put = useCallback(
    (make: (list: readonly SavedView[]) => readonly SavedView[]) =>
      setChanged((before) => ({ told: views, list: make(before?.told === views ? before.list : views) })),
    [views],
  );
  return useMemo(() => ({
    list,
    add: async (view) => {
      const added = await tables.addView(name, view);
      put((before) => [...before, added]);
      return added;
    },
    change: async (id, change) => {
      const next = await tables.changeView(name, id, change);
      put((before) => before.map((view) => (view.id === id ? next : withoutDefault(view, change))));
    },
    remove: async (id) => {
      await tables.removeView(name, id);
      put((before) => before.filter((view) => view.id !== id));
    },
  }), [list, tables, name, put]);
}

/** There is one default for each, so that another one ends it. */
const withoutDefault = (view: SavedView, { isDefault, isDefaultForAll }: ViewChange): SavedView => ({
  ...view,
  ...(isDefault && { isDefault: false }),
  ...(isDefaultForAll && { isDefaultForAll: false }),
});
