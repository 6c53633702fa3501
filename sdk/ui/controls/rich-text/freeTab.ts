/**
 * Tab leaves an editor after Escape, also where it does something in the text (WCAG 2.2, 2.1.2). The first Escape is the
 * editor's: a dialog around it stays open.
 * @returns ends it
 */
export function freeTab(place: HTMLElement): () => void {
  let isFree = false;
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && !isFree && !event.isComposing) {
      isFree = true;
      event.stopPropagation();
    } else if (event.key === "Tab" && isFree) {
      event.stopPropagation();
    } else if (event.key !== "Shift") {
      isFree = false;
    }
  };
  const leave = (): void => void (isFree = false);
  place.addEventListener("keydown", press, true);
  place.addEventListener("focusout", leave);
  return () => {
    place.removeEventListener("keydown", press, true);
    place.removeEventListener("focusout", leave);
  };
}
