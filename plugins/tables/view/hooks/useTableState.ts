import { useCallback, useMemo, useState } from "react";
import type { TableConfig } from "#sdk/wire.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { changedState, type TableState } from "../../model/rowsQuery.ts";
import { initialState, readAddress, writeAddress } from "../../model/tableAddress.ts";

export type ChangeState = (change: Partial<TableState>) => void;

/** Order, filters and search of a screen, kept in the address: a link to it shows the same. */
export function useAddressState(config: TableConfig): [TableState, ChangeState] {
  const navigation = useCapability("navigation");
  const { query } = useReadable(navigation.location);
  const state = useMemo(() => readAddress(query, config), [query, config]);
  const change = useCallback<ChangeState>(
    (part) => void navigation.setQuery(writeAddress(changedState(state, part), config)),
    [navigation, config, state],
  );
  return [state, change];
}

/** The same for a table inside something else, whose address is not the table's. */
export function useOwnState(config: TableConfig): [TableState, ChangeState] {
  const [own, setOwn] = useState<Partial<TableState>>({});
  const state = useMemo(() => ({ ...initialState(config), ...own }), [config, own]);
  return [state, useCallback<ChangeState>((part) => setOwn((before) => ({ ...before, page: undefined, ...part })), [])];
}
