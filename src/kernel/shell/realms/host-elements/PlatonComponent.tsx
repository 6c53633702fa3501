import type { ReactNode } from "react";
import { View } from "#sdk/react/View.tsx";
import type { HostElementProps } from "#sandbox/host/index.ts";

/**
 * `<platon-component name="Stars" props={{ … }} />`: another component of the project, or one that a plugin has for pages,
 * by its name. It runs with its own grants, and shares nothing with the one that names it but these properties; one of another
 * trust group has to be granted.
 */
export function PlatonComponent({ properties, owner }: HostElementProps): ReactNode {
  const { name, props } = properties;
  return typeof name === "string" ? <View kind="component" name={name} props={props ?? {}} holder={owner} /> : undefined;
}
