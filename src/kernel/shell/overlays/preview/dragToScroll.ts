import type { PointerEvent } from "react";

/** Moves a picture that is larger than its frame, as a hand moves a paper. */
export function dragToScroll({ pointerId, pointerType, clientX, clientY }: PointerEvent, element: HTMLElement | null): void {
  if (!element || pointerType === "touch") return;
  const { scrollLeft, scrollTop } = element;
  const moved = (event: globalThis.PointerEvent): void => {
    if (event.pointerId === pointerId) element.scrollTo(scrollLeft + clientX - event.clientX, scrollTop + clientY - event.clientY);
  };
  const end = (): void => {
    element.removeEventListener("pointermove", moved);
    for (const name of ["pointerup", "pointercancel"]) element.removeEventListener(name, end);
  };
  element.setPointerCapture(pointerId);
  element.addEventListener("pointermove", moved);
  for (const name of ["pointerup", "pointercancel"]) element.addEventListener(name, end);
}
