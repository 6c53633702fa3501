import type { LiveSource } from "#sdk/react/live/LiveSource.ts";

/** A component with all its source, as it is edited and shown; nothing of it is stored. */
export interface EditableComponent extends Omit<LiveSource, "props"> {
  /** Named queries of the component's page. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Milliseconds after the last key: compiling and mounting take their time too, and all of it is to be less than 300. */
export const pause = 120;

/** As it stands in a page of that name. */
export const liveSource = ({ data, ...source }: EditableComponent): LiveSource => ({ ...source, props: { data, params: {}, page: "demo" } });

export const keyOf = ({ scope, name }: EditableComponent): string => `${scope}/${name}`;

/** A part of the source: a script by its number, the template, the styles. */
export type SourcePart = number | "content" | "css";

/** Parts that a component has, in the order of the tabs. */
export const partsOf = ({ scripts, content }: EditableComponent): SourcePart[] => [
  ...scripts.keys(),
  ...(content === "" ? [] : ["content" as const]),
  "css",
];

export function readPart(component: EditableComponent, part: SourcePart): string {
  return typeof part === "number" ? (component.scripts[part] ?? "") : component[part];
}

export function writePart(component: EditableComponent, part: SourcePart, text: string): EditableComponent {
  if (typeof part !== "number") return { ...component, [part]: text };
  return { ...component, scripts: component.scripts.map((script, index) => (index === part ? text : script)) };
}
