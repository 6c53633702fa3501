import { useLayoutEffect, useState, type KeyboardEvent, type RefObject } from "react";
import { focusedNow, giveFocusBack } from "./giveFocusBack.ts";
import { isolateModal } from "./isolateModal.ts";
import { trapTab } from "./trapTab.ts";

/** `[data-autofocus]`, else what React focused by `autoFocus`, else the first field, else the modal itself. */
const focusFirst = (modal: HTMLElement): void => {
  if (modal.contains(document.activeElement)) return;
  const fields = "[data-autofocus], [data-modal-body] :is(input, select, textarea):enabled";
  const first = modal.querySelector<HTMLElement>(fields);
  (first ?? modal.querySelector<HTMLElement>("[role$=dialog]") ?? modal).focus();
};

/**
 * Keeps the focus in a modal that is a child of `<body>`, and gives it back to where it was.
 * @returns a handler of `keydown` that makes Tab go round
 */
export const useFocusTrap = (modal: RefObject<HTMLElement | null>): ((event: KeyboardEvent) => void) => {
  // While rendering: `autoFocus` inside the modal has its effect before any effect of ours.
  const [before] = useState(focusedNow);
  useLayoutEffect(() => {
    const element = modal.current;
    if (!element) return;
    const end = isolateModal(element);
    focusFirst(element);
    return () => {
      end();
      giveFocusBack(before);
    };
  }, [before, modal]);
  return (event) => trapTab(event, modal.current);
};
