/** What a key on the active cell has to do with editing. */
export type EditingKey = "begin" | "type" | "undo";

export interface CellKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * F2 begins, Enter where it follows no link; a letter begins with itself, also one of an input method. Space is the selection's.
 * Source: the editing keys of the WAI-ARIA grid pattern.
 */
export function editingKey({ key, ctrlKey, metaKey, altKey, shiftKey }: CellKey, isLinked: boolean): EditingKey | undefined {
  const isCommand = ctrlKey || metaKey;
  if (isCommand) return key.toLowerCase() === "z" && !shiftKey && !altKey ? "undo" : undefined;
  if (altKey) return undefined;
  if (key === "F2" || (key === "Enter" && !isLinked && !shiftKey)) return "begin";
  return key === "Process" || ([...key].length === 1 && key !== " ") ? "type" : undefined;
}
