import { useEffect, useRef } from "react";

export type KeepButton = (id: string, by: number, button: HTMLButtonElement | null) => void;

/** The button that moved a file has the focus at its new place too, or the other one, where it can go no further. */
export function useMovedFocus(moved: { readonly id: string; readonly by: number } | undefined): KeepButton {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  useEffect(() => {
    if (!moved) return;
    const [same, other] = [moved.by, -moved.by].map((by) => buttons.current.get(`${moved.id}:${by}`));
    (same?.disabled === false ? same : other)?.focus();
  }, [moved]);
  return (id, by, button) => {
    if (button) buttons.current.set(`${id}:${by}`, button);
    else buttons.current.delete(`${id}:${by}`);
  };
}
