import { useCallback, type ReactNode } from "react";
import { View } from "#sdk/react/View.tsx";
import type { HostElementProps } from "#sandbox/host/index.ts";

/**
 * `<platon-form name="feedback" onSaved={({ detail }) => …} />`: the product's form, empty or with a record. The component
 * learns the id of what was saved.
 */
export function PlatonForm({ properties, emit }: HostElementProps): ReactNode {
  const { name, record } = properties;
  const tell = useCallback((id: unknown) => typeof id === "string" && emit("Saved", { id }), [emit]);
  return <View kind="form" name={name} id={record} onSaved={tell} />;
}
