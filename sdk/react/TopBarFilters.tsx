import { createContext, useContext, type ReactNode } from "react";
import { createPortal } from "react-dom";

/** The top bar's slot for filters; provided by the layout. Undefined where there is no top bar. */
export const TopBarSlotContext = createContext<HTMLElement | undefined>(undefined);

/**
 * Shows a screen's filters in the slot of the top bar (spec §2 Layout); where there is no top bar, in a modal or without
 * layout, they stand where they are written.
 * @since 1.0.0
 * @example <TopBarFilters><SearchField value={text} onChange={setText} label={t("search")} /></TopBarFilters>
 */
export const TopBarFilters = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const slot = useContext(TopBarSlotContext);
  return slot ? createPortal(children, slot) : children;
};
