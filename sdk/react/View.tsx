import { createContext, useContext, type ComponentType, type ReactNode } from "react";
import type { ViewProps } from "../contributions/view.ts";

/** The kernel's side of views: it owns the registry and the placeholder. */
export interface ViewHost {
  readonly Drawn: ComponentType<{ kind: string; props: ViewProps }>;
  readonly prepare: (kind: string, props?: ViewProps) => Promise<void>;
}

/** Given by the kernel, which knows the views that there are. */
export const ViewHostContext = createContext<ViewHost | undefined>(undefined);

/**
 * A part of another plugin, by kind: `<View kind="table" name="cities" />`. A placeholder stands in its place while the
 * plugin that draws the kind is off.
 * @since 1.0.0
 * @example <View kind="form" name="cities" id={id} />
 */
export function View({ kind, ...props }: { kind: string } & ViewProps): ReactNode {
  const host = useContext(ViewHostContext);
  return host ? <host.Drawn kind={kind} props={props} /> : undefined;
}

const prepareNothing = (): Promise<void> => Promise.resolve();

/**
 * Gets views ready that are to be drawn soon: the plugin of the kind is loaded, and begins, where properties are named,
 * with what takes long. A kind that nobody draws, or that cannot be loaded, is told of when it is drawn. The promise settles
 * when what was begun is done; it never rejects.
 * @since 1.0.0
 * @example void usePrepareView()("component", { group: "project", scope: "page:main", component })
 */
export const usePrepareView = (): ViewHost["prepare"] => useContext(ViewHostContext)?.prepare ?? prepareNothing;
