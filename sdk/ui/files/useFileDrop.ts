import { useState, type ClipboardEvent, type DragEvent } from "react";
import { useText } from "../../react/useText.ts";

/** Files that are dropped on a place or pasted into it; a folder is no file, which is said. */
export function useFileDrop(take: (files: readonly File[], notes: readonly string[]) => void) {
  const t = useText();
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      // What stands in the place is left and entered all the time.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      const folders = foldersIn(event.dataTransfer);
      const files = [...event.dataTransfer.files].filter(({ name }) => !folders.has(name));
      take(files, [...folders].map((name) => t("parts.files.noFolder", { name })));
    },
    onPaste: ({ clipboardData }: ClipboardEvent) => take([...clipboardData.files], []),
  };
  return { isOver, handlers };
}

const foldersIn = ({ items }: DataTransfer): ReadonlySet<string> =>
  new Set([...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry?.isDirectory).map((entry) => entry?.name ?? ""));
