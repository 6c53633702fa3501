import { useCallback, type ReactNode } from "react";
import { View } from "#sdk/react/View.tsx";
import type { HostElementProps } from "#sandbox/host/index.ts";
import { isName } from "../gate/guestValues.ts";
import { GatedPart } from "./GatedPart.tsx";

/**
 * `<platon-form name="feedback" onSaved={({ detail }) => …} />`: the product's form, empty or with a record, for components that
 * may read the form and insert into it, or update with it. The component learns the id of what was saved.
 */
export function PlatonForm({ properties, owner, emit }: HostElementProps): ReactNode {
  const { name, record } = properties;
  const tell = useCallback((id: unknown) => typeof id === "string" && emit("Saved", { id }), [emit]);
  const request = isName(name) ? ({ part: "form", name, record: isName(record) ? record : undefined } as const) : undefined;
  return <GatedPart owner={owner} request={request} render={(shown) => <View kind="form" name={shown.name} id={shown.record} onSaved={tell} />} />;
}
