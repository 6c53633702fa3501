import { closestCenter, type CollisionDetection, type KeyboardCoordinateGetter, type UniqueIdentifier } from "@dnd-kit/core";

/** What a sortable item tells of the list that it stands in. */
interface InList {
  readonly sortable?: { readonly containerId: UniqueIdentifier; readonly items: readonly UniqueIdentifier[] };
}

const listOf = (data: { readonly current?: unknown }): InList["sortable"] => (data.current as InList | undefined)?.sortable;

/** What is dragged lands among its peers only, however many lists there are. */
export const amongPeers: CollisionDetection = (args) => {
  const list = listOf(args.active.data)?.containerId;
  return closestCenter({ ...args, droppableContainers: args.droppableContainers.filter(({ data }) => listOf(data)?.containerId === list) });
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** An arrow goes to the next peer, over its middle, however high it is. */
export const toPeer: KeyboardCoordinateGetter = (event, { context: { active, over, droppableRects, collisionRect } }) => {
  const step = steps[event.code];
  const items = active && listOf(active.data)?.items;
  if (step === undefined || !active || !items) return undefined;
  event.preventDefault();
  const next = items[items.indexOf(over?.id ?? active.id) + step];
  const rect = next === undefined ? undefined : droppableRects.get(next);
  return rect && { x: rect.left, y: rect.top + (rect.height - (collisionRect?.height ?? rect.height)) / 2 };
};
