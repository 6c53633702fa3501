/** Modals that are open, the topmost last. */
const open: HTMLElement[] = [];

/** What stays reachable above a modal: popovers, toasts, tooltips, editors' portals carry `data-overlay`. */
const isOverlay = (element: Element): boolean =>
  element.hasAttribute("data-overlay") && element.getAttribute("data-overlay") !== "modal";

const isolate = (): void => {
  const top = open.at(-1);
  for (const element of document.body.children)
    element.toggleAttribute("inert", top !== undefined && element !== top && !isOverlay(element));
};

/**
 * Everything but this modal becomes inert: no focus, no pointer, no screen reader.
 * @param modal a child of `<body>`
 * @returns ends it, and the modal below is reachable again
 */
export const isolateModal = (modal: HTMLElement): (() => void) => {
  open.push(modal);
  isolate();
  return () => {
    open.splice(open.indexOf(modal), 1);
    isolate();
  };
};
