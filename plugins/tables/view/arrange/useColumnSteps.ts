import { useMemo } from "react";
import type { ArrangedPart, ArrangeStep } from "#core/arranging/ArrangedPart.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { useText } from "#sdk/react/useText.ts";
import type { TableConfig } from "#sdk/wire.ts";
import type { ArrangedColumn } from "./ArrangedColumn.ts";
import { arrangedColumns } from "./arrangedColumns.ts";
import { arrangedHead, titleBeside, type ArrangedHead } from "./arrangedHead.ts";
import { countedPlace, droppedPlace, placeOfNew, removalOf, steppedPlace, type Drop } from "./arrangedPlaces.ts";
import { useArrangeText } from "./useArrangeText.ts";
import type { Hand } from "./useHand.ts";

/** The columns as they are arranged by now, and what a person does with them. */
export interface ColumnSteps {
  readonly parts: readonly ArrangedPart[];
  readonly head: ArrangedHead;
  readonly selected: ArrangedColumn | undefined;
  select(id: string): void;
  focus(id: string): void;
  change(id: string, values: Readonly<Record<string, unknown>>): void;
  /** By an arrow. */
  step(id: string, key: string): void;
  drop(id: string, drop: Drop): void;
  remove(id: string): void;
  /** Behind what is selected. */
  add(values: Readonly<Record<string, unknown>>): void;
}

interface StepsOptions {
  readonly hand: Hand;
  readonly config: TableConfig;
  readonly typeOf: (field: string) => string | undefined;
}

const entity = "table_columns";

export function useColumnSteps({ hand, config, typeOf }: StepsOptions): ColumnSteps {
  const t = useText();
  const say = useArrangeText();
  const { parts, before, take: change } = hand.of(entity);
  const head = useMemo(() => arrangedHead(arrangedColumns(parts, { before, columns: config.columns, typeOf })), [parts, before, config.columns, typeOf]);
  const columnOf = (id: string | undefined): ArrangedColumn | undefined => head.cells.find(({ of }) => of.id === id)?.of;
  const titleOf = (id: string): string => columnOf(id)?.column.title ?? "";
  const take = (steps: readonly ArrangeStep[], then: Parameters<Hand["take"]>[2]): void => hand.take(entity, steps, then);
  const standing = (id: string, title: string) => (now: readonly ArrangedPart[]): string => {
    const group = now.find((part) => part.id === id)?.parentId;
    const place = { title, ...countedPlace(now, id) };
    return group === undefined ? t("tables.columns.moved", place) : say("movedInto", { ...place, group: titleOf(group) });
  };
  const move = (id: string, to: ReturnType<typeof steppedPlace>): void => {
    if (to) take([{ kind: "move", id, to }], { focus: id, say: standing(id, titleOf(id)) });
    else hand.say(t("tables.columns.notMoved", { title: titleOf(id) }));
  };
  return {
    parts, head, select: hand.select, focus: hand.focus,
    selected: columnOf(hand.selectedId),
    change: (id, values) => change({ kind: "change", id, values }),
    step: (id, key) => move(id, steppedPlace(parts, id, key)),
    drop: (id, drop) => move(id, droppedPlace(parts, id, drop)),
    remove: (id) => {
      const next = ["ArrowRight", "ArrowLeft", "ArrowUp"].map((key) => titleBeside(head, id, key)).find((one) => one !== undefined && one !== id);
      hand.select(next);
      take(removalOf(parts, id), { focus: next, say: () => say("removed", { title: titleOf(id) }) });
    },
    add: (values) => {
      const id = uuidv7();
      const to = placeOfNew(parts, hand.selectedId);
      take([{ kind: "add", id, to, values }], { focus: id, say: standing(id, String(values["title"])) });
      hand.select(id);
    },
  };
}
