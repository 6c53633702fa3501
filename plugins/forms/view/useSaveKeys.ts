import { useEffect, useEffectEvent, type RefObject } from "react";

interface SaveKeys {
  readonly save: () => void;
  /** Also while the focus is elsewhere in the same modal or document, as on the frame of a modal that has just opened. */
  readonly isFrameWide: boolean;
}

/** Ctrl+Enter, or Cmd+Enter, saves from wherever the focus is. */
export function useSaveKeys(sheet: RefObject<HTMLElement | null>, { save, isFrameWide }: SaveKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSave = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    if (!isSave || event.defaultPrevented || !isWithin(event.target, sheet.current, isFrameWide)) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    // On the document: after the controls, of which some settle what was typed when they hear Enter.
    const hear = (event: KeyboardEvent): void => press(event);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}

function isWithin(target: EventTarget | null, form: HTMLElement | null, isFrameWide: boolean): boolean {
  // Under another modal the form is inert.
  if (!form || !(target instanceof Node) || form.closest("[inert]")) return false;
  // A form within this one has keys of its own.
  const own = target instanceof Element ? target.closest("form[data-frame]") : null;
  if (own && own !== form && form.contains(own)) return false;
  const place = isFrameWide ? (form.closest("[role=dialog]") ?? document) : form;
  // The body has the focus when nothing has.
  return place.contains(target) || (isFrameWide && target === document.body);
}

/** Plain Enter in an input of one line of its own, by which the browser would submit the form. */
export const isDoneWithLine = ({ key, ctrlKey, metaKey, target }: KeyboardEvent, form: HTMLFormElement): boolean =>
  key === "Enter" && !ctrlKey && !metaKey && target instanceof HTMLInputElement && target.form === form;
