import type { ArrangedPart, ArrangeStep } from "#core/arranging/ArrangedPart.ts";
import { droppedPlace } from "./arrangedPlaces.ts";
import type { LaneKind } from "./LaneKind.ts";

/** Where something is let go: in a line, beside another one where there is any. */
export interface LaneDrop {
  readonly lane: string;
  readonly over: string | undefined;
  readonly side: "before" | "after";
}

type Parts = readonly ArrangedPart[];

export const partsIn = (parts: Parts, lane: string, kind: LaneKind): Parts => parts.filter(({ values }) => kind.laneOf(values) === lane);

/** What brings it there; nothing where it cannot stand, or stands already. */
export function droppedSteps(parts: Parts, id: string, { drop: { lane, over, side }, kind }: { drop: LaneDrop; kind: LaneKind }): ArrangeStep[] {
  const part = parts.find((one) => one.id === id);
  if (!part || !kind.mayStand(part.values, lane)) return [];
  const isThere = kind.laneOf(part.values) === lane;
  const siblings = partsIn(parts, lane, kind);
  const beside = siblings[siblings.indexOf(part) + (side === "before" ? 1 : -1)];
  if (isThere && over === beside?.id) return [];
  const to = over === undefined ? undefined : droppedPlace(parts, id, { over, side });
  return [...(to ? [{ kind: "move", id, to } as const] : []), ...(isThere ? [] : [{ kind: "change", id, values: kind.into(lane) } as const])];
}

/** One place further by an arrow: beside its neighbour, or to the end of the next line in which it may stand. */
export function steppedDrop(parts: Parts, id: string, { key, kind }: { key: string; kind: LaneKind }): LaneDrop | undefined {
  const part = parts.find((one) => one.id === id);
  if (!part) return undefined;
  const lane = kind.laneOf(part.values);
  const siblings = partsIn(parts, lane, kind);
  const at = siblings.indexOf(part);
  const beside = (over: ArrangedPart | undefined, side: LaneDrop["side"]): LaneDrop | undefined => over && { lane, over: over.id, side };
  switch (key) {
    case "ArrowLeft": return beside(siblings[at - 1], "before");
    case "ArrowRight": return beside(siblings[at + 1], "after");
    case "ArrowUp": return lastOf(kind.lanes.slice(0, kind.lanes.indexOf(lane)).reverse());
    case "ArrowDown": return lastOf(kind.lanes.slice(kind.lanes.indexOf(lane) + 1));
    default: return undefined;
  }
  function lastOf(lanes: readonly string[]): LaneDrop | undefined {
    const next = lanes.find((one) => part && kind.mayStand(part.values, one));
    return next === undefined ? undefined : endOf(parts, next, kind);
  }
}

export const endOf = (parts: Parts, lane: string, kind: LaneKind): LaneDrop => ({ lane, over: partsIn(parts, lane, kind).at(-1)?.id, side: "after" });
