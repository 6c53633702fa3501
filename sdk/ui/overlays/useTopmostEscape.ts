import { useEffect, type RefObject } from "react";

/**
 * Escape dismisses an overlay while nothing else stands above it, wherever the focus is.
 * @param body an element in the overlay
 * @example useTopmostEscape(body, close);
 */
export function useTopmostEscape(body: RefObject<HTMLElement | null>, onDismiss: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented || !isTopmost(body.current)) return;
      // The application's own Escape, which closes the modal below, comes after this one.
      event.preventDefault();
      onDismiss();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [body, onDismiss]);
}

/** Overlays are put at the end of the document as they open; a toast or a tooltip stands above without being one. */
function isTopmost(body: HTMLElement | null): boolean {
  const overlays = document.querySelectorAll("[data-overlay='modal'], [data-overlay='popover']");
  return body !== null && overlays[overlays.length - 1]?.contains(body) === true;
}
