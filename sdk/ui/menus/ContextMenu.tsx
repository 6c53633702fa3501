import { useEffect, useMemo, useState, type ReactElement } from "react";
import { focusedNow, giveLostFocusBack } from "../overlays/giveFocusBack.ts";
import { Popover } from "../overlays/Popover.tsx";
import { Menu, type MenuSection } from "./Menu.tsx";

export interface ContextMenuProps {
  /** Where it was asked for, in pixels of the window. */
  readonly at: { readonly x: number; readonly y: number };
  /** Its accessible name. */
  readonly label: string;
  readonly sections: readonly MenuSection[];
  readonly onClose: () => void;
}

/**
 * The menu of a right click, or of the key for it, at that place. The focus returns to where it was.
 * @example {asked && <ContextMenu at={asked} label={t("cell.menu")} sections={sections} onClose={close} />}
 */
export const ContextMenu = ({ at, label, sections, onClose }: ContextMenuProps): ReactElement => {
  const anchor = useMemo(() => ({ left: at.x, top: at.y, width: 0, height: 0 }), [at.x, at.y]);
  const [before] = useState(focusedNow);
  useEffect(() => () => giveLostFocusBack(before), [before]);
  return (
    <Popover anchor={anchor} placement="below-start" onClose={onClose}>
      <Menu label={label} sections={sections} onClose={onClose} />
    </Popover>
  );
};
