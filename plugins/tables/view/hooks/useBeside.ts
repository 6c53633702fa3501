import { useStorage } from "#sdk/react/useStorage.ts";
import { useUser } from "#sdk/react/useUser.ts";
import { nextLevel } from "../../model/tableLevel.ts";
import type { LocalizedTable } from "./useTableConfig.ts";

export interface BesideChoice {
  /** Whether the table's rows have child tables at all. */
  readonly isThere: boolean;
  /** Whether they stand beside the rows, and not below each. */
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** The child table of the active row may stand beside the rows: each person's choice for each table, kept in this browser. */
export function useBeside(config: LocalizedTable): BesideChoice {
  const user = useUser();
  const [kept, keep] = useStorage<unknown>(`beside.${user?.id ?? ""}.${config.id}`, false);
  const isThere = nextLevel(config) !== undefined;
  const isChosen = kept === true;
  return { isThere, isOn: isThere && isChosen, toggle: () => void keep(isChosen ? undefined : true) };
}
