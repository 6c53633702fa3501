import { useEffect, useReducer, useRef, useSyncExternalStore, type ReactElement, type RefObject } from "react";
import { usePrepareView } from "#sdk/react/View.tsx";
import type { CellFormatter } from "../../formats/index.ts";
import type { CellPlace } from "../../model/CellSelection.ts";
import type { ColumnModel } from "../../model/columnModel.ts";
import { rowOf, type LineSource } from "../../model/lines.ts";
import type { BodyHandle, CellBox } from "../body/TableBodyProps.ts";
import type { EditedField } from "./CellEdits.ts";
import { CellEditor } from "./CellEditor.tsx";
import { EditMark, SavedMark } from "./EditMark.tsx";
import styles from "./EditingLayer.module.css";
import type { CellEditing } from "./useCellEditing.ts";
import { useHolderKeys } from "./useHolderKeys.ts";

export interface EditingLayerProps {
  readonly editing: CellEditing;
  readonly body: RefObject<BodyHandle | null>;
  readonly lines: LineSource;
  readonly model: ColumnModel;
  readonly formatter: CellFormatter;
}

/** Over a body, however it draws: the editor of a cell, and marks at cells that are not as the server has them. */
export function EditingLayer(props: EditingLayerProps): ReactElement {
  const { editing, body, formatter, model } = props;
  const { edits, fields, holder } = editing;
  const { open, unsaved, saved } = useSyncExternalStore(edits.subscribe, edits.state);
  const layer = useRef<HTMLDivElement>(null);
  const look = useBoxes(layer, props);
  useHolderKeys(editing);
  const prepare = usePrepareView();
  useEffect(() => void prepare("field"), [prepare]);
  const openBox = open && (look(open) ?? { x: 0, y: 0, width: 160, height: 36 });
  const columnOf = (field: string) => model.leaves.find((leaf) => leaf.column.dataField === field)?.column;
  const go = (place: CellPlace): void => body.current?.go(place);
  return (
    <div ref={layer} className={styles.layer}>
      <input ref={holder} className={styles.holder} tabIndex={-1} aria-hidden="true" autoComplete="off" data-editing-holder="" />
      {saved.map((one) => <SavedMark key={`${one.id} ${one.field}`} box={look(one)} />)}
      {unsaved.map((edit) => {
        const column = columnOf(edit.field);
        const theirs = edit.theirs && column && formatter.format(column, { ...edit.row, ...edit.theirs.values }).text;
        const isOpen = open?.id === edit.id && open.field === edit.field;
        return !isOpen && <EditMark key={`${edit.id} ${edit.field}`} edit={edit} box={look(edit)} theirs={theirs} edits={edits} />;
      })}
      {open && openBox && fields && <CellEditor key={`${open.id} ${open.field}`} open={open} config={fields.config} box={openBox} title={columnOf(open.field)?.title ?? ""} editing={editing} go={go} columns={model.leaves.length} />}
    </div>
  );
}

/** So many lines around where editing began are looked at for the row, which may stand elsewhere by now. */
const mostLooked = 200;

/** Where cells are drawn, in pixels of the layer, followed through scrolling and changes of size. */
function useBoxes(layer: RefObject<HTMLDivElement | null>, { editing, body, lines, model }: EditingLayerProps): (edited: EditedField) => CellBox | undefined {
  const [, draw] = useReducer((round: number) => round + 1, 0);
  useEffect(() => {
    let frame: number | undefined;
    const follow = (): void => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        draw();
      });
    };
    const changes = lines.subscribe(follow);
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    window.addEventListener("resize", follow);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      changes.dispose();
      window.removeEventListener("scroll", follow, { capture: true });
      window.removeEventListener("resize", follow);
    };
  }, [lines]);
  return ({ id, field }) => {
    const column = model.leaves.findIndex((leaf) => leaf.column.dataField === field) + 1;
    const line = column > 0 ? lineOf(lines, id, editing.place.current.line) : undefined;
    const box = line === undefined ? undefined : body.current?.boxOf({ line, column });
    const frame = layer.current?.getBoundingClientRect();
    return box && frame && { x: box.x - frame.x, y: box.y - frame.y, width: box.width, height: box.height };
  };
}

/** The line of a record near another line. */
function lineOf(lines: LineSource, id: string, near: number): number | undefined {
  const height = lines.height ?? 0;
  for (let step = 0; step < mostLooked; step += 1) {
    for (const at of [near + step, near - step]) if (at >= 0 && at < height && rowOf(lines.line(at))?.$id === id) return at;
  }
  return undefined;
}
