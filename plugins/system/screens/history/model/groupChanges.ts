import type { Revision } from "#sdk/wire.ts";

/** An object of configuration. */
export interface HistoryObject {
  readonly entity: string;
  readonly id: string;
}

/** What one command changed of one object and its parts. */
export interface ChangeGroup {
  readonly key: string;
  readonly moment: number;
  readonly at: string;
  readonly byName: string | null;
  /** The object itself, or that of the parts. */
  readonly object: HistoryObject & { readonly kind: string; readonly name: string };
  readonly changes: readonly Revision[];
}

/** Changes by command and object, in the order in which they came. */
export function groupChanges(changes: readonly Revision[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  for (const change of changes) {
    const object = change.owner ?? change;
    const key = `${change.moment} ${object.entity} ${object.id}`;
    const known = groups.get(key);
    if (known) groups.set(key, { ...known, changes: [...known.changes, change] });
    else groups.set(key, { key, moment: change.moment, at: change.at, byName: change.byName, object: { entity: object.entity, id: object.id, kind: object.kind, name: object.name }, changes: [change] });
  }
  return [...groups.values()];
}

/** Groups by day, each with the day's first moment of the list. @param dayOf the day of a moment in the project's time zone */
export function byDay(groups: readonly ChangeGroup[], dayOf: (at: string) => string): (readonly [day: string, groups: readonly ChangeGroup[]])[] {
  const days = new Map<string, ChangeGroup[]>();
  for (const group of groups) days.set(dayOf(group.at), [...(days.get(dayOf(group.at)) ?? []), group]);
  return [...days];
}

/** Between which moments a group is compared: with the state before it, with now, or with another moment. The earlier stands left. */
export type Comparison = "before" | "now" | number;

export function boundsOf(moment: number, comparison: Comparison): { readonly from: number; readonly to: number | undefined } {
  if (comparison === "before") return { from: moment - 1, to: moment };
  if (comparison === "now") return { from: moment, to: undefined };
  return { from: Math.min(moment, comparison), to: Math.max(moment, comparison) };
}
