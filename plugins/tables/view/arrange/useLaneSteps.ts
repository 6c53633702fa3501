import { useMemo } from "react";
import type { ArrangedPart, ArrangeStep } from "#core/arranging/ArrangedPart.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { useText } from "#sdk/react/useText.ts";
import type { LaneKind } from "./LaneKind.ts";
import { droppedSteps, endOf, partsIn, steppedDrop, type LaneDrop } from "./lanePlaces.ts";
import { useArrangeText } from "./useArrangeText.ts";
import type { Hand } from "./useHand.ts";

/** A filter or a button as it is arranged by now. */
export interface LanePart {
  readonly part: ArrangedPart;
  readonly id: string;
  /** In the person's language where nobody changed it. */
  readonly title: string;
}

/** Filters or buttons as they are arranged by now, and what a person does with them. */
export interface LaneSteps {
  readonly kind: LaneKind;
  readonly parts: readonly ArrangedPart[];
  readonly selected: LanePart | undefined;
  readonly selectedId: string | undefined;
  inLane(lane: string): readonly LanePart[];
  laneTitle(lane: string): string;
  select(id: string): void;
  focus(id: string | undefined): void;
  change(id: string, values: Readonly<Record<string, unknown>>): void;
  /** By an arrow. */
  step(id: string, key: string): void;
  drop(id: string, drop: LaneDrop): void;
  toLane(id: string, lane: string): void;
  remove(id: string): void;
  /** Behind what is selected in its line, else at its end. */
  add(values: Readonly<Record<string, unknown>>): void;
}

interface LaneOptions {
  readonly hand: Hand;
  readonly kind: LaneKind;
  /** What the table draws now. */
  readonly drawn: readonly { readonly id: string; readonly title: string }[];
}

export function useLaneSteps({ hand, kind, drawn }: LaneOptions): LaneSteps {
  const t = useText();
  const say = useArrangeText();
  const { entity } = kind;
  const { parts, before, take } = hand.of(entity);
  const named = useMemo(() => namedParts(parts, before, drawn), [parts, before, drawn]);
  const of = (id: string | undefined): LanePart | undefined => named.find((one) => one.id === id);
  const laneTitle = (lane: string): string => (lane === "filters" ? t("tables.filters") : say(lane));
  const standing = (id: string, title: string) => (now: readonly ArrangedPart[]): string => {
    const part = now.find((one) => one.id === id);
    if (!part) return "";
    const lane = kind.laneOf(part.values);
    const siblings = partsIn(now, lane, kind);
    return say("movedTo", { title, group: laneTitle(lane), place: siblings.indexOf(part) + 1, count: siblings.length });
  };
  const drop = (id: string, to: LaneDrop | undefined): void => {
    const steps = to ? droppedSteps(parts, id, { drop: to, kind }) : [];
    const title = of(id)?.title ?? "";
    if (steps.length > 0) hand.take(entity, steps, { focus: id, say: standing(id, title) });
    else hand.say(t("tables.columns.notMoved", { title }));
  };
  return {
    kind, parts, laneTitle, drop,
    selected: of(hand.selectedId), selectedId: hand.selectedId,
    inLane: (lane) => named.filter(({ part }) => kind.laneOf(part.values) === lane),
    select: hand.select, focus: hand.focus,
    change: (id, values) => take({ kind: "change", id, values }),
    step: (id, key) => drop(id, steppedDrop(parts, id, { key, kind })),
    toLane: (id, lane) => drop(id, endOf(parts, lane, kind)),
    remove: (id) => {
      const siblings = partsIn(parts, kind.laneOf(of(id)?.part.values ?? {}), kind);
      const at = siblings.findIndex((one) => one.id === id);
      const next = (siblings[at + 1] ?? siblings[at - 1])?.id;
      hand.select(next);
      hand.take(entity, [{ kind: "remove", id }], { focus: next, say: () => say("removed", { title: of(id)?.title ?? "" }) });
    },
    add: (values) => {
      const id = uuidv7();
      const steps = addingSteps(parts, { id, values, kind, selectedId: hand.selectedId });
      hand.take(entity, steps, { focus: id, say: standing(id, String(values["title"])) });
      hand.select(id);
    },
  };
}

interface Added {
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly kind: LaneKind;
  readonly selectedId: string | undefined;
}

function addingSteps(parts: readonly ArrangedPart[], { id, values, kind, selectedId }: Added): ArrangeStep[] {
  const lane = partsIn(parts, kind.laneOf(values), kind);
  const beside = lane.find((one) => one.id === selectedId) ?? lane.at(-1);
  const next = beside && parts[parts.indexOf(beside) + 1]?.id;
  return [{ kind: "add", id, to: next === undefined ? {} : { before: next }, values }];
}

function namedParts(parts: readonly ArrangedPart[], before: readonly ArrangedPart[], drawn: LaneOptions["drawn"]): LanePart[] {
  const titles = new Map(drawn.map(({ id, title }) => [id, title]));
  const was = new Map(before.map((part) => [part.id, part.values["title"]]));
  return parts.map((part) => {
    const title = String(part.values["title"] ?? "");
    return { part, id: part.id, title: part.values["title"] === was.get(part.id) ? (titles.get(part.id) ?? title) : title };
  });
}
