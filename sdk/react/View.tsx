import { createContext, useContext, type ComponentType, type ReactNode } from "react";
import type { ViewProps } from "../contributions/view.ts";

/** Draws a view by kind; provided by the kernel, which owns the registry and the placeholder. */
export const ViewHostContext = createContext<ComponentType<{ kind: string; props: ViewProps }> | undefined>(undefined);

/**
 * A part of another plugin, by kind: `<View kind="table" name="cities" />`. A placeholder stands in its place while the
 * plugin that draws the kind is off.
 * @since 1.0.0
 * @example <View kind="form" name="cities" id={id} />
 */
export function View({ kind, ...props }: { kind: string } & ViewProps): ReactNode {
  const Host = useContext(ViewHostContext);
  return Host ? <Host kind={kind} props={props} /> : undefined;
}
