import { useCallback, type ReactNode } from "react";
import { View } from "#sdk/react/View.tsx";
import type { HostElementProps } from "#sandbox/host/index.ts";

/**
 * `<platon-table name="cities" onRowOpen={({ detail }) => …} />`: the product's table with its look, keyboard and the user's
 * permissions. The component learns the id of a row that the user opens, and nothing else of it.
 */
export function PlatonTable({ properties, emit }: HostElementProps): ReactNode {
  const { name, filters, height, opens = "record" } = properties;
  const tell = useCallback((id: unknown) => typeof id === "string" && emit("RowOpen", { id }), [emit]);
  return <View kind="table" name={name} filters={filters} maxHeight={height} {...(opens === "event" && { onRowOpen: tell })} />;
}
