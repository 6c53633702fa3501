import { useEffect, useLayoutEffect, useRef, useState, type ReactElement, type ReactPortal, type RefObject } from "react";
import { createPortal } from "react-dom";
import { placeTooltip } from "./placeTooltip.ts";
import styles from "./TooltipLayer.module.css";

/** A pointer that only passes by shows nothing. */
const showAfterMilliseconds = 450;
/** Long enough to move onto the tooltip, which then stays (WCAG 2.2, 1.4.13). */
const hideAfterMilliseconds = 120;

const ownerOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : undefined) ?? undefined;

/** The element whose tooltip shows: hovered for a moment, or reached by keyboard. */
const useTooltipOwner = (tooltip: { readonly current: HTMLElement | null }): HTMLElement | undefined => {
  const [owner, setOwner] = useState<HTMLElement>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (next: HTMLElement | undefined, delay: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setOwner(next), delay);
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType === "touch") return;
      if (tooltip.current?.contains(event.target as Node)) return clearTimeout(timer);
      const next = ownerOf(event.target);
      later(next, next ? showAfterMilliseconds : hideAfterMilliseconds);
    };
    const focus = (event: FocusEvent): void => {
      const next = ownerOf(event.target);
      later(next?.matches(":focus-visible") ? next : undefined, 0);
    };
    const hide = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== "Escape") return;
      clearTimeout(timer);
      setOwner(undefined);
    };
    const listeners = [
      ["pointerover", over],
      ["focusin", focus],
      ["focusout", hide],
      ["pointerdown", hide],
      ["keydown", hide],
      ["scroll", hide],
    ] as const;
    for (const [name, listener] of listeners) document.addEventListener(name, listener as EventListener, true);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) document.removeEventListener(name, listener as EventListener, true);
    };
  }, [tooltip]);
  return owner;
};

interface TooltipProps {
  readonly owner: HTMLElement;
  readonly element: RefObject<HTMLDivElement | null>;
}

const Tooltip = ({ owner, element }: TooltipProps): ReactElement => {
  useLayoutEffect(() => {
    const tooltip = element.current;
    if (!tooltip) return;
    const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const size = { width: tooltip.offsetWidth, height: tooltip.offsetHeight };
    const side = owner.dataset["tooltipSide"] === "right" ? "right" : "below";
    const { left, top } = placeTooltip({ anchor: owner.getBoundingClientRect(), size, viewport, side });
    tooltip.style.left = `${left}px`;
    tooltip.style.top = `${top}px`;
  }, [element, owner]);
  return (
    <div ref={element} aria-hidden="true" data-overlay="tooltip" className={styles.tooltip}>
      {owner.dataset["tooltip"]}
    </div>
  );
};

/**
 * Draws the tooltips of a document: of every element that carries `data-tooltip="text"`, wherever it is, on hover and
 * on keyboard focus. `data-tooltip-side="right"` puts it beside. It is for the eye only: what a screen reader must
 * know belongs in the element's label or description. Render once per document.
 */
export const TooltipLayer = (): ReactPortal | undefined => {
  const element = useRef<HTMLDivElement>(null);
  const owner = useTooltipOwner(element);
  if (!owner?.isConnected || !owner.dataset["tooltip"]) return undefined;
  return createPortal(<Tooltip owner={owner} element={element} />, document.body);
};
