import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { ArrangedPart, ArrangeStep } from "#core/arranging/ArrangedPart.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { Arranging } from "#sdk/arranging/useArranging.ts";
import { useText } from "#sdk/react/useText.ts";
import type { TableConfig } from "#sdk/wire.ts";
import type { ArrangedColumn } from "./ArrangedColumn.ts";
import { arrangedColumns } from "./arrangedColumns.ts";
import { arrangedHead, titleBeside, type ArrangedHead } from "./arrangedHead.ts";
import { countedPlace, droppedPlace, placeOfNew, removalOf, steppedPlace, type Drop } from "./arrangedPlaces.ts";

/** The columns as they are arranged by now, and what a person does with them. */
export interface ColumnSteps {
  readonly parts: readonly ArrangedPart[];
  readonly head: ArrangedHead;
  readonly selected: ArrangedColumn | undefined;
  /** For a screen reader. */
  readonly said: string;
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
  readonly arranging: Arranging;
  readonly config: TableConfig;
  readonly typeOf: (field: string) => string | undefined;
  /** Where the titles stand. */
  readonly surface: RefObject<HTMLElement | null>;
}

/** What comes when a step is drawn: titles that moved in the document have lost the focus. */
interface After {
  readonly focus: string | undefined;
  readonly say: (parts: readonly ArrangedPart[]) => string;
}

const noParts: readonly ArrangedPart[] = [];

export function useColumnSteps({ arranging, config, typeOf, surface }: StepsOptions): ColumnSteps {
  const t = useText();
  const { parts = noParts, before = noParts } = arranging;
  const head = useMemo(() => arrangedHead(arrangedColumns(parts, { before, columns: config.columns, typeOf })), [parts, before, config.columns, typeOf]);
  const [selectedId, select] = useState<string>();
  const [said, setSaid] = useState("");
  const after = useRef<After>(undefined);
  const columnOf = (id: string | undefined): ArrangedColumn | undefined => head.cells.find(({ of }) => of.id === id)?.of;
  const titleOf = (id: string): string => columnOf(id)?.column.title ?? "";
  const focus = (id: string | undefined): void => titleIn(surface.current, id)?.focus();
  useLayoutEffect(() => {
    const { current } = after;
    after.current = undefined;
    if (!current) return;
    setSaid(current.say(parts));
    if (current.focus !== undefined) titleIn(surface.current, current.focus)?.focus();
  }, [parts, surface]);
  const take = (steps: readonly ArrangeStep[], then: After): void => {
    after.current = then;
    arranging.take(...steps);
  };
  const standing = (id: string, title: string) => (now: readonly ArrangedPart[]): string => {
    const group = now.find((part) => part.id === id)?.parentId;
    const place = { title, ...countedPlace(now, id) };
    return group === undefined ? t("tables.columns.moved", place) : t("tables.arrange.movedInto", { ...place, group: titleOf(group) });
  };
  const move = (id: string, to: ReturnType<typeof steppedPlace>): void => {
    if (to) take([{ kind: "move", id, to }], { focus: id, say: standing(id, titleOf(id)) });
    else setSaid(t("tables.columns.notMoved", { title: titleOf(id) }));
  };
  return {
    parts, head, said, select, focus,
    selected: columnOf(selectedId),
    change: (id, values) => arranging.take({ kind: "change", id, values }),
    step: (id, key) => move(id, steppedPlace(parts, id, key)),
    drop: (id, drop) => move(id, droppedPlace(parts, id, drop)),
    remove: (id) => {
      const next = ["ArrowRight", "ArrowLeft", "ArrowUp"].map((key) => titleBeside(head, id, key)).find((one) => one !== undefined && one !== id);
      select(next ?? "");
      take(removalOf(parts, id), { focus: next, say: () => t("tables.arrange.removed", { title: titleOf(id) }) });
    },
    add: (values) => {
      const id = uuidv7();
      const to = placeOfNew(parts, selectedId);
      take([{ kind: "add", id, to, values }], { focus: id, say: standing(id, String(values["title"])) });
      select(id);
    },
  };
}

const titleIn = (surface: HTMLElement | null, id: string | undefined): HTMLElement | undefined =>
  [...(surface?.querySelectorAll<HTMLElement>("[data-arranged-title]") ?? [])].find((title) => title.dataset["arrangedTitle"] === id);
