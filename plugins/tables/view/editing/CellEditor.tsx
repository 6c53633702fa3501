import { useEffect, useEffectEvent, useRef, type CSSProperties, type ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { FieldEditor, type EditMove, type FieldControl, type FieldEdit } from "#sdk/react/FieldEditor.tsx";
import { useText } from "#sdk/react/useText.ts";
import type { FormConfig } from "#sdk/wire.ts";
import type { CellPlace } from "../../model/CellSelection.ts";
import type { CellBox } from "../body/TableBodyProps.ts";
import type { OpenEdit } from "./CellEdits.ts";
import styles from "./EditingLayer.module.css";
import type { CellEditing } from "./useCellEditing.ts";

interface CellEditorProps {
  readonly open: OpenEdit;
  readonly config: FormConfig;
  /** In pixels of the layer. */
  readonly box: CellBox;
  readonly title: string;
  readonly editing: CellEditing;
  readonly columns: number;
  readonly go: (place: CellPlace) => void;
}

/** Over one cell the form's own element of its field. What is typed before it is there is kept for it. */
export function CellEditor({ open, config, box, title, editing, columns, go }: CellEditorProps): ReactElement {
  const t = useText();
  const toasts = useCapability("toasts");
  const { edits, form, holder, place, cancel } = editing;
  const frame = useRef<HTMLDivElement>(null);
  const control = useRef<FieldControl>(undefined);
  const textOf = (): string => {
    const element = frame.current?.querySelector<HTMLElement>("input, textarea, button[role=combobox]");
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : (element?.textContent ?? "");
  };
  const finish = (edit: FieldEdit, move: EditMove | undefined): void => {
    const text = textOf();
    if (!edits.commit(edit, text, move) || move === undefined) return;
    go(movedBy(place.current, move, columns));
  };
  const leave = async (): Promise<void> => {
    if (control.current) finish(await control.current.read(), undefined);
    else edits.cancel();
  };
  usePressElsewhere(frame, () => void leave());
  const take = (next: FieldControl): void => {
    control.current = next;
    const hand = (): void => {
      const text = holder.current?.value ?? "";
      if (text === "") next.focus();
      else next.type(text);
    };
    whenTyped(holder.current, () => whenComposed(holder.current, hand));
  };
  return (
    <div ref={frame} role="group" aria-label={t("tables.edit.title", { column: title })} className={styles.editor} style={placeOf(box)}>
      <FieldEditor
        form={form}
        field={open.field}
        config={config}
        id={open.id}
        values={open.row}
        {...(open.value !== undefined && { value: open.value })}
        errors={open.problems}
        isBare
        onReady={take}
        onCommit={finish}
        onCancel={cancel}
        onUnavailable={() => {
          void toasts.show({ kind: "info", text: t("tables.edit.unavailable") });
          cancel();
        }}
      />
    </div>
  );
}

/** At least as large as the cell; the element may need more. */
const placeOf = ({ x, y, width, height }: CellBox): CSSProperties => ({
  left: `max(0px, min(${x}px, 100% - ${Math.max(width, 160)}px))`, top: `max(0px, min(${y}px, 100% - ${height}px))`, minWidth: Math.max(width, 160), minHeight: height,
});

function movedBy({ line, column }: CellPlace, move: EditMove, columns: number): CellPlace {
  if (move === "down") return { line: line + 1, column };
  if (move === "stay") return { line, column };
  return { line, column: Math.max(1, Math.min(columns, column + (move === "right" ? 1 : -1))) };
}

/** The letter that began it comes after its key, also where the editor is there by then. */
function whenTyped(input: HTMLInputElement | null, act: () => void): void {
  if (input?.dataset["awaits"] === undefined || input.value !== "") return act();
  let isDone = false;
  const once = (): void => {
    if (!isDone) act();
    isDone = true;
  };
  input.addEventListener("input", once, { once: true });
  setTimeout(once, longestWait);
}

/** Of a key that brings no letter, in milliseconds. */
const longestWait = 150;

/** An input method is left to end what it composes. */
function whenComposed(input: HTMLInputElement | null, act: () => void): void {
  if (input?.dataset["composing"] === undefined) act();
  else input.addEventListener("compositionend", () => setTimeout(act), { once: true });
}

/** A press anywhere but in the editor and what it has opened ends editing; what was typed is kept. */
function usePressElsewhere(frame: { readonly current: HTMLElement | null }, leave: () => void): void {
  const pressed = useEffectEvent((target: EventTarget | null) => {
    const isOwn = target instanceof Element && (frame.current?.contains(target) === true || target.closest("[data-overlay=popover]") !== null);
    if (!isOwn) leave();
  });
  useEffect(() => {
    const press = (event: PointerEvent): void => pressed(event.target);
    document.addEventListener("pointerdown", press, true);
    return () => document.removeEventListener("pointerdown", press, true);
  }, []);
}
