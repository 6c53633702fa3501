import { createContext, type ComponentType, type ReactNode } from "react";
import type { Plain } from "#sandbox/protocol/index.ts";

/** What a first-party part receives from a component's markup: whatever the guest says, so it has to be checked. */
export interface HostElementProps {
  readonly properties: Readonly<Record<string, Plain>>;
  readonly children: ReactNode;
  /** Whose component it is. */
  readonly owner: { readonly group: string; readonly component: string };
  /**
   * Tells the component what happened: `emit("RowOpen", { id })` is heard as `onRowOpen`. The detail is all that it learns,
   * and is plain data.
   */
  readonly emit: (type: string, detail: Plain) => void;
  /** Whether the user pressed something in the component just now: what interrupts them needs that. */
  readonly wasPressed: () => boolean;
  /** Whether the pointer or the focus is in the box around the part. */
  readonly isAttended: () => boolean;
  /** Whether the focus is in the realm's boxes, around the part, or nowhere: nobody is typing elsewhere. */
  readonly mayFocus: () => boolean;
  /** The component's own markup outside of its box, with its styles and events: for overlays. */
  readonly asGuestContent: (children: ReactNode) => ReactNode;
}

/** First-party parts by tag name (`platon-table`); given by the kernel. */
export type HostElements = Readonly<Record<string, ComponentType<HostElementProps>>>;

export const HostElementsContext = createContext<HostElements>({});
