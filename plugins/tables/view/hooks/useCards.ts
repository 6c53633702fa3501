import { useStorage } from "#sdk/react/useStorage.ts";
import { useUser } from "#sdk/react/useUser.ts";
import type { LocalizedTable } from "./useTableConfig.ts";
import { useNarrow } from "./useNarrow.ts";

export interface CardsChoice {
  /** Whether there is a choice at all. */
  readonly isNarrow: boolean;
  /** Whether rows show as cards now. */
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** On a phone the rows of a table may show as cards: each person's choice for each table, kept in this browser. */
export function useCards({ id }: LocalizedTable): CardsChoice {
  const isNarrow = useNarrow();
  const user = useUser();
  const [kept, keep] = useStorage<unknown>(`cards.${user?.id ?? ""}.${id}`, false);
  const isChosen = kept === true;
  return { isNarrow, isOn: isNarrow && isChosen, toggle: () => void keep(isChosen ? undefined : true) };
}
