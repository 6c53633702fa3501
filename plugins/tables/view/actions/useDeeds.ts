import { use, useMemo } from "react";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { rowDeeds, type RowDeeds } from "../../model/rowDeeds.ts";
import { TableConfigContext } from "./TableConfigContext.ts";

const nothing: RowDeeds = { mayChange: false, mayRestore: false, mayErase: false, mayCopy: false };

/** What the product offers to do with rows of the table around it. */
export function useDeeds(scope: "row" | "selection"): RowDeeds {
  const config = use(TableConfigContext);
  const isAdministrator = useIsAdministrator();
  return useMemo(() => {
    if (!config) return nothing;
    const { isForGuests, showsDeleted = false } = config;
    return rowDeeds(config, { scope, isForGuests, showsDeleted, isAdministrator });
  }, [config, scope, isAdministrator]);
}
