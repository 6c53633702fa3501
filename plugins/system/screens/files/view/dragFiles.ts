import type { DragEvent } from "react";

/** Of what is dragged out of the list; nothing outside of it takes it. */
const type = "application/x-platon-files";

export function startDrag({ dataTransfer }: DragEvent, ids: readonly string[]): void {
  dataTransfer.setData(type, JSON.stringify(ids));
  dataTransfer.effectAllowed = "move";
}

export const isDragOfFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(type);

export const draggedIds = ({ dataTransfer }: DragEvent): ReadonlySet<string> => new Set(JSON.parse(dataTransfer.getData(type)) as string[]);
