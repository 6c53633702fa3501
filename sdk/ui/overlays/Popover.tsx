import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type ReactPortal, type RefObject } from "react";
import { createPortal } from "react-dom";
import { joinClasses } from "../foundation/joinClasses.ts";
import { placePopover, type Box, type PlacedPopover, type PopoverPlacement } from "./placePopover.ts";
import styles from "./Popover.module.css";

export interface PopoverProps {
  /** What it belongs to: an element, or a point as of a context menu. */
  readonly anchor: RefObject<Element | null> | Box;
  readonly placement?: PopoverPlacement;
  /** At least as wide as its anchor. */
  readonly isAnchorWide?: boolean;
  /** A press outside of popover and anchor, or a window that shrank. Escape is for the content to handle. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const boxOf = (anchor: PopoverProps["anchor"]): Box | undefined =>
  "current" in anchor ? anchor.current?.getBoundingClientRect() : anchor;

/** Follows its anchor through scrolling, resizing and changes of its own size. */
const usePlace = (popover: RefObject<HTMLElement | null>, props: PopoverProps): PlacedPopover | undefined => {
  const [place, setPlace] = useState<PlacedPopover>();
  const { anchor, placement = "below-start" } = props;
  useLayoutEffect(() => {
    const update = (): void => {
      const box = boxOf(anchor);
      const element = popover.current;
      if (!box || !element) return;
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const size = { width: element.offsetWidth, height: Math.max(element.offsetHeight, element.scrollHeight) };
      setPlace((old) => {
        const next = placePopover({ anchor: box, size, viewport, placement });
        return old && old.left === next.left && old.top === next.top && old.maxHeight === next.maxHeight ? old : next;
      });
    };
    update();
    const observer = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(update);
    if (popover.current) observer?.observe(popover.current);
    window.addEventListener("scroll", update, { capture: true, passive: true });
    window.addEventListener("resize", update);
    return () => {
      observer?.disconnect();
      window.removeEventListener("scroll", update, { capture: true });
      window.removeEventListener("resize", update);
    };
  }, [anchor, placement, popover]);
  return place;
};

const useOutsidePress = (popover: RefObject<HTMLElement | null>, { anchor, onClose }: PopoverProps): void => {
  useEffect(() => {
    const press = (event: PointerEvent): void => {
      const target = event.target as Node;
      const isAnchor = "current" in anchor && anchor.current?.contains(target);
      if (!isAnchor && !popover.current?.contains(target) && !isNested(target, popover.current)) onClose();
    };
    document.addEventListener("pointerdown", press, true);
    return () => document.removeEventListener("pointerdown", press, true);
  }, [anchor, onClose, popover]);
};

/** In a popover that was opened after this one, usually from within it: the calendar of a date in a filter. */
const isNested = (target: Node, popover: HTMLElement | null): boolean => {
  const other = target instanceof Element ? target.closest("[data-overlay='popover']") : null;
  return other !== null && popover !== null && (popover.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
};

/**
 * A floating box beside its anchor, above modals. It moves no focus by itself.
 * @example {isOpen && <Popover anchor={button} onClose={close}>…</Popover>}
 */
export const Popover = (props: PopoverProps): ReactPortal => {
  const popover = useRef<HTMLDivElement>(null);
  const place = usePlace(popover, props);
  useOutsidePress(popover, props);
  const minWidth = props.isAnchorWide ? boxOf(props.anchor)?.width : undefined;
  return createPortal(
    <div
      ref={popover}
      data-overlay="popover"
      className={joinClasses(styles.popover, !place && styles.unplaced)}
      style={{ ...place, minWidth }}
    >
      {props.children}
    </div>,
    document.body,
  );
};
