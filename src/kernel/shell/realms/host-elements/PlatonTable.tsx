import { useCallback, type ReactNode } from "react";
import { View } from "#sdk/react/View.tsx";
import type { HostElementProps } from "#sandbox/host/index.ts";
import { isName } from "../gate/guestValues.ts";
import { GatedPart } from "./GatedPart.tsx";

/**
 * `<platon-table name="cities" onRowOpen={({ detail }) => …} />`: the product's table with its look, keyboard and the user's
 * permissions, for components that may read it. The component learns the id of a row that the user opens.
 */
export function PlatonTable({ properties, owner, emit }: HostElementProps): ReactNode {
  const { name, filters, height, opens = "record", leftFixed, rightFixed, groupBy, splitRowsBy, navigateByKeyboard } = properties;
  const shape = { leftFixed, rightFixed, groupBy, splitRowsBy, navigateByKeyboard };
  const tell = useCallback((id: unknown) => typeof id === "string" && emit("RowOpen", { id }), [emit]);
  const request = isName(name) ? ({ part: "table", name, filters } as const) : undefined;
  return (
    <GatedPart
      owner={owner}
      request={request}
      render={(shown) => <View kind="table" name={shown.name} filters={shown.filters} maxHeight={height} {...shape} {...(opens === "event" && { onRowOpen: tell })} />}
    />
  );
}
