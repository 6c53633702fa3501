import { use, useMemo } from "react";
import { hasPermission } from "#core/permissions/hasPermission.ts";
import { useUser } from "#sdk/react/useUser.ts";
import { rowDeeds, type RowDeeds } from "../../model/rowDeeds.ts";
import { TableConfigContext } from "./TableConfigContext.ts";

const nothing: RowDeeds = { mayChange: false, mayRestore: false, mayErase: false };

/** What the product offers to do with rows of the table around it. */
export function useDeeds(scope: "row" | "selection"): RowDeeds {
  const config = use(TableConfigContext);
  const user = useUser();
  return useMemo(() => {
    if (!config) return nothing;
    const { isForGuests, showsDeleted = false } = config;
    return rowDeeds(config, { scope, isForGuests, showsDeleted, isAdministrator: hasPermission(user?.permissions ?? [], "platon.admin") });
  }, [config, scope, user]);
}
