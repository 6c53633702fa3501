import { useEffect, useEffectEvent } from "react";
import type { CellEditing } from "./useCellEditing.ts";

/** Keys while the editor is on its way: Escape ends it, Tab and Enter wait, and compositions are marked. */
export function useHolderKeys({ holder, cancel }: CellEditing): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    event.stopPropagation();
    // Escape and Enter of an input method are its own.
    if (event.isComposing) return;
    if (key === "Escape") cancel();
    if (["Escape", "Tab", "Enter"].includes(key)) event.preventDefault();
  });
  useEffect(() => {
    const input = holder.current;
    if (!input) return undefined;
    const hear = (event: KeyboardEvent): void => press(event);
    const compose = (): void => void (input.dataset["composing"] = "");
    const composed = (): void => void delete input.dataset["composing"];
    input.addEventListener("keydown", hear);
    input.addEventListener("compositionstart", compose);
    input.addEventListener("compositionend", composed);
    return () => {
      input.removeEventListener("keydown", hear);
      input.removeEventListener("compositionstart", compose);
      input.removeEventListener("compositionend", composed);
    };
  }, [holder]);
}
