import type { DragEvent, MouseEvent } from "react";
import type { ListedFile } from "#sdk/wire.ts";
import { rightsOver } from "../model/fileRights.ts";
import { startDrag } from "./dragFiles.ts";
import type { FileItemsProps } from "./FileItemsProps.ts";

export interface ItemProps extends Pick<FileItemsProps, "folder" | "selection" | "actions" | "renamed" | "onRename"> {
  readonly file: ListedFile;
}

const isOfControl = (event: MouseEvent): boolean => event.target instanceof Element && event.target.closest("button, a, input, label") !== null;

/** Files that a press on one of them is about: those that are chosen, when it is one of them, else it alone. */
const around = ({ selection, file }: ItemProps): readonly ListedFile[] => (selection.isChosen(file.id) ? selection.chosen : [file]);

/** Attributes of the element that stands for a file. */
export function itemHandlers(props: ItemProps) {
  const { file, folder, selection, actions, renamed } = props;
  const { id } = file;
  const isChosen = selection.isChosen(id);
  const about = around(props);
  return {
    "data-file": id,
    "aria-selected": isChosen,
    tabIndex: selection.active === id ? 0 : -1,
    draggable: renamed !== id && rightsOver(about, folder).canChange,
    onClick: (event: MouseEvent) => {
      if (!isOfControl(event)) selection.reach(id, { isRange: event.shiftKey, isAdding: event.ctrlKey || event.metaKey });
    },
    onDoubleClick: (event: MouseEvent) => {
      if (!isOfControl(event) && file.ticket !== null) actions.open(file);
    },
    onContextMenu: (event: MouseEvent) => {
      if (renamed === id) return;
      event.preventDefault();
      if (!isChosen) selection.reach(id);
      actions.ask({ x: event.clientX, y: event.clientY }, about);
    },
    onDragStart: (event: DragEvent) => {
      if (!isChosen) selection.reach(id);
      startDrag(event, about.map((one) => one.id));
    },
  };
}
