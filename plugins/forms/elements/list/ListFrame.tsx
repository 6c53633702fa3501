import { Plus } from "lucide-react";
import { useLayoutEffect, useRef, useState, type FocusEvent, type ReactElement, type ReactNode } from "react";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { VisuallyHidden } from "#sdk/ui/foundation/VisuallyHidden.tsx";
import styles from "./list.module.css";
import type { ListRows } from "./useListRows.ts";
import { useRowMoves, type RowMoves } from "./useRowMoves.ts";

export interface DrawnRow {
  readonly at: number;
  readonly onKeyDown: RowMoves["onKeyDown"];
  /** How the row is shown while one is dragged. */
  readonly marks: { readonly "data-dragged"?: true; readonly "data-drop"?: "before" | "after" };
}

interface ListFrameProps<Item> {
  readonly element: FormElementProps;
  readonly list: ListRows<Item>;
  readonly isFixed: boolean;
  /** Of the group, where no control of a row has it. */
  readonly id?: string;
  readonly blank: Item;
  readonly head?: ReactNode;
  readonly draw: (row: DrawnRow) => ReactElement;
}

/** What every list has: its rows in their order, what adds one, and what is said of a move. */
export function ListFrame<Item>({ element: props, list, isFixed, id, blank, head, draw }: ListFrameProps<Item>): ReactElement {
  const t = useText();
  const group = useRef<HTMLDivElement>(null);
  const [told, tell] = useState("");
  const count = list.rows.length;
  const move = (from: number, to: number): void => {
    list.move(from, to);
    tell(t("forms.list.moved", { number: to + 1, count }));
  };
  const { drag, onPointerDown, onKeyDown } = useRowMoves({ count, move });
  useGroupName(group, props.id);
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur();
  };
  const isFull = count >= (props.element.maxItems ?? Infinity);
  return (
    <div
      ref={group} id={id} role="group" tabIndex={id === undefined ? undefined : -1} className={styles.list} data-list aria-describedby={props.describedBy}
      onFocus={(event) => event.target === group.current && focusFirst(group.current)} onBlur={leave} onPointerDown={isFixed ? undefined : onPointerDown}
    >
      {head}
      {list.rows.map((_, at) => draw({ at, onKeyDown, marks: marksOf(at, drag) }))}
      {!isFixed && !isFull && <div><Button size="small" icon={Plus} onPress={() => list.insert(count - 1, [blank])}>{t("forms.list.add")}</Button></div>}
      <VisuallyHidden><span role="status">{told}</span></VisuallyHidden>
    </div>
  );
}

function marksOf(at: number, drag: RowMoves["drag"]): DrawnRow["marks"] {
  if (!drag) return {};
  if (at === drag.from) return { "data-dragged": true };
  if (drag.to === undefined || drag.to === drag.from || at !== drag.to) return {};
  return { "data-drop": drag.to > drag.from ? "after" : "before" };
}

/** Into what can be typed in, or at least pressed; what is wrong before the rest. */
export function focusFirst(within: Element | null | undefined): void {
  const controls = [...(within?.querySelectorAll<HTMLElement>("input, textarea, [role=combobox], [contenteditable=true]") ?? [])];
  const first = controls.find((one) => one.getAttribute("aria-invalid") === "true") ?? controls[0] ?? within?.querySelector<HTMLElement>("button");
  first?.focus();
}

/** The rows together are named by the labels of the field. */
export function useGroupName(group: React.RefObject<HTMLElement | null>, id: string): void {
  useLayoutEffect(() => {
    const labels = [...document.querySelectorAll("label")].filter((one) => one.htmlFor === id && one.id !== "");
    if (labels.length > 0) group.current?.setAttribute("aria-labelledby", labels.map((one) => one.id).join(" "));
  });
}
