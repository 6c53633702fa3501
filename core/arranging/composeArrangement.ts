import type { PlannedChange } from "../new-table/TablePlan.ts";
import { withInner } from "./arrangeParts.ts";
import type { ArrangedPart } from "./ArrangedPart.ts";
import { numberSiblings } from "./numberSiblings.ts";

/** What the parts are of. */
export interface ArrangedOwner {
  /** `table_columns` */
  readonly entity: string;
  /** The property that leads to the owner: `tableId`; of the owner itself, which is only changed, none. */
  readonly field?: string;
  readonly id: string;
}

export type ArrangedChange = PlannedChange | { readonly change: "delete"; readonly entity: string; readonly id: string; readonly version?: number };

/**
 * What makes of parts as they are parts as they were arranged: only what is another, and of the places only as many as it
 * takes, so that what others do to the rest stays theirs.
 * @param before as the server has them, siblings in their order
 * @example await http.call("POST config/changes", { body: { changes: composeArrangement(before, after, owner) } });
 */
export function composeArrangement(before: readonly ArrangedPart[], after: readonly ArrangedPart[], { entity, field, id: ownerId }: ArrangedOwner): ArrangedChange[] {
  const was = new Map(before.map((part) => [part.id, part]));
  const stays = new Set(after.map(({ id }) => id));
  const orders = numberSiblings(before, after);
  const gone = innermostFirst(before.filter(({ id }) => !stays.has(id)));
  const [added, kept] = [outermostFirst(after).filter(({ id }) => !was.has(id)), after.filter(({ id }) => was.has(id))];
  return [
    ...added.map(({ id, parentId, values }): ArrangedChange => ({
      change: "insert", entity, id, values: { ...values, ...(field !== undefined && { [field]: ownerId }), ...(parentId !== undefined && { parentId }), ...orderOf(orders, id) },
    })),
    ...kept.flatMap((part) => updateOf(part, was.get(part.id) ?? part, { entity, order: orderOf(orders, part.id) })),
    ...gone.map(({ id, version }): ArrangedChange => ({ change: "delete", entity, id, ...(version !== undefined && { version }) })),
  ];
}

const orderOf = (orders: ReadonlyMap<string, number>, id: string): { sortOrder?: number } => {
  const sortOrder = orders.get(id);
  return sortOrder === undefined ? {} : { sortOrder };
};

function updateOf(now: ArrangedPart, was: ArrangedPart, { entity, order }: { entity: string; order: { sortOrder?: number } }): ArrangedChange[] {
  const changed = Object.entries(now.values).filter(([name, value]) => JSON.stringify(value ?? null) !== JSON.stringify(was.values[name] ?? null));
  const values = { ...Object.fromEntries(changed), ...(now.parentId !== was.parentId && { parentId: now.parentId ?? null }), ...order };
  return Object.keys(values).length === 0 ? [] : [{ change: "update", entity, id: now.id, version: was.version ?? 0, values }];
}

/** What others stand in goes last, and comes first. */
const innermostFirst = (parts: readonly ArrangedPart[]): ArrangedPart[] => outermostFirst(parts).reverse();

function outermostFirst(parts: readonly ArrangedPart[]): ArrangedPart[] {
  const size = new Map(parts.map(({ id }) => [id, withInner(parts, id).size]));
  return [...parts].sort((one, other) => (size.get(other.id) ?? 0) - (size.get(one.id) ?? 0));
}
