import type { Rectangle } from "@glideapps/glide-data-grid";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import styles from "./GridBody.module.css";

export interface HoveredLink {
  readonly link: string;
  readonly text: string;
  readonly column: number;
  readonly row: number;
  /** In pixels of the window. */
  readonly bounds: Rectangle;
  /** The element that scrolls: inside it the wheel goes on working over the link. */
  readonly scroller: HTMLElement;
}

/**
 * A real link over the cell under the pointer, so that middle click, the context menu and the status bar work although
 * the cell is drawn on a canvas. The keyboard has Enter, so it is no stop of its own.
 */
export const CellLink = ({ hovered, onLeave }: { hovered: HoveredLink; onLeave: () => void }): ReactNode => {
  const navigation = useCapability("navigation");
  const { scroller, bounds, link, text } = hovered;
  const frame = scroller.getBoundingClientRect();
  const place = {
    left: bounds.x - frame.left + scroller.scrollLeft,
    top: bounds.y - frame.top + scroller.scrollTop,
    width: bounds.width,
    height: bounds.height,
  };
  return createPortal(
    <a
      href={navigation.href(link)}
      className={styles.link}
      style={place}
      tabIndex={-1}
      draggable={false}
      aria-label={text}
      onPointerLeave={onLeave}
      onClick={(event) => {
        event.preventDefault();
        void navigation.open(link, { inNewTab: event.ctrlKey || event.metaKey });
      }}
    />,
    scroller,
  );
};
