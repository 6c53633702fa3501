import type { CSSProperties, MouseEvent, ReactNode } from "react";
import type { Tone } from "../foundation/tones.ts";
import type { SidebarMode } from "./SidebarMode.ts";

export interface SidebarItem {
  readonly id: string;
  readonly name: string;
  /** Without it the row only opens its children, or is a heading if it has none. */
  readonly href?: string;
  readonly isExternal?: boolean;
  /** A name of `NamedIcon`. */
  readonly icon?: string;
  /** Of the name, made safe already (`safeStyle`). */
  readonly style?: CSSProperties;
  readonly badge?: string;
  readonly badgeTone?: Tone | "primary";
  readonly hasDividerBefore?: boolean;
  readonly isActive?: boolean;
  readonly isExpanded?: boolean;
  readonly children?: readonly SidebarItem[];
}

/** Where a moved row goes: before a sibling, or behind the last one. */
export interface SidebarPlace {
  /** Undefined at the top. */
  readonly parentId: string | undefined;
  readonly beforeId: string | undefined;
}

export interface SidebarMenuProps {
  readonly mode: SidebarMode;
  /** `undefined` while the menu loads: seven skeletons (spec §2, Layout). */
  readonly items: readonly SidebarItem[] | undefined;
  readonly onToggle: (item: SidebarItem) => void;
  /** A click on a link; call `preventDefault` when the application goes there by itself. */
  readonly onFollow: (item: SidebarItem, event: MouseEvent<HTMLElement>) => void;
  /** At the right of a row on hover: an administrator's edit button. Not while rows can be moved. */
  readonly renderAction?: (item: SidebarItem) => ReactNode;
  /** Given at all, rows can be moved, by mouse, finger and keyboard; never in the rail (spec §4). */
  readonly onMove?: (item: SidebarItem, to: SidebarPlace) => void;
}
