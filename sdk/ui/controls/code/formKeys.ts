/**
 * Ctrl or Cmd and Enter is the form's, which saves by it, although editors make a line of it. Tab leaves an editor after Escape, also where it does something in the text (WCAG 2.2, 2.1.2). The first Escape is the
 * editor's: a dialog around it stays open.
 * @returns ends it
 */
export function formKeys(place: HTMLElement): () => void {
  let isFree = false;
  const press = (event: KeyboardEvent): void => {
    if (event.target === place) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.stopPropagation();
      place.dispatchEvent(new KeyboardEvent(event.type, event));
    }
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
