import type { ComponentFault, ViewProps } from "#sdk/contributions/view.ts";
import type { RealmComponent } from "#sandbox/host/index.ts";

/** What `<View kind="component" …/>` asks for. */
export interface ComponentRequest {
  /** Trust group; all of a project's own code is `project`. */
  readonly group: string;
  readonly component: RealmComponent;
  /** Sent to the component as plain data. */
  readonly props: unknown;
  /** Of an element of a form: takes the values that the component says. */
  readonly onField: ((value: unknown) => void) | undefined;
  /** Told each time that it has come to be there. */
  readonly onShown?: () => void;
  /** Told why it is not shown. */
  readonly onFault?: (fault: ComponentFault) => void;
}

/** Undefined where the properties are not those of a component: there is nothing to show, and nobody to tell. */
export function readComponentProps({ group, scope, component, props, onField, onShown, onFault }: ViewProps): ComponentRequest | undefined {
  if (typeof group !== "string" || typeof scope !== "string") return undefined;
  if (typeof component !== "object" || component === null) return undefined;
  const { name, css, scripts, content = "", realm } = component as Readonly<Record<string, unknown>>;
  if (typeof name !== "string" || typeof css !== "string" || typeof content !== "string" || !Array.isArray(scripts)) return undefined;
  if (!scripts.every((script) => typeof script === "string")) return undefined;
  return {
    group,
    component: { scope, name, css, scripts, content, realm: realm === "frame" ? "frame" : "worker" },
    props: props ?? {},
    onField: typeof onField === "function" ? (onField as (value: unknown) => void) : undefined,
    ...(typeof onShown === "function" && { onShown: onShown as () => void }),
    ...(typeof onFault === "function" && { onFault: onFault as (fault: ComponentFault) => void }),
  };
}
