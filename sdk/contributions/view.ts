import type { ComponentType } from "react";

/** Properties of an embedded view: plain data, so that a sandbox can pass them too. */
export type ViewProps = Readonly<Record<string, unknown>>;

/** Why a component is not shown, for whoever put it there: what `onFault` of `<View kind="component" …/>` is called with. */
export interface ComponentFault {
  /** `ended` and `quarantined`: the sandbox stopped it, and a notice stands in its place. */
  readonly reason: string;
  /** In the words of the engine or the compiler. */
  readonly message: string;
  /** In the author's source. */
  readonly line?: number;
}

/**
 * A part that others may embed by kind and name without knowing the plugin: `<View kind="table" name="cities" />`.
 * When the plugin is off, a placeholder stands in its place.
 * @since 1.0.0
 * @example context.contribute("view", defineView({ kind: "table", component: TableView }))
 */
export interface ViewDefinition {
  readonly kind: string;
  // Each kind has properties of its own; the receiving component validates them because a sandbox may send anything.
  readonly component: ComponentType<ViewProps>;
  /**
   * Told of properties that will be drawn soon, so that what takes long may begin; they may also never be drawn. What it
   * returns settles when drawing them would find the work done.
   */
  readonly prepare?: (props: ViewProps) => void | Promise<void>;
}

/** What other plugins draw by `<View kind="…">`. */
export const defineView = (definition: ViewDefinition): ViewDefinition => definition;
