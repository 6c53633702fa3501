import { useSignals } from "@preact/signals-react/runtime";
import { useState, type ReactElement, type ReactNode } from "react";
import { TopBarSlotContext } from "#sdk/react/TopBarFilters.tsx";
import { ShellFrame } from "#sdk/ui/shell/ShellFrame.tsx";
import { useShell } from "../react/ShellContext.ts";
import { AppSidebar } from "./AppSidebar.tsx";
import { AppTopBar } from "./AppTopBar.tsx";
import { SidebarEdge } from "./SidebarEdge.tsx";

/** The main layout: sidebar, top bar, content (spec §2 Layout). */
export const AppLayout = ({ children }: { readonly children: ReactNode }): ReactElement => {
  useSignals();
  const { panel } = useShell();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <ShellFrame mode={panel.mode.value} sidebar={<AppSidebar />} topBar={<AppTopBar onSlot={setSlot} />}>
      <TopBarSlotContext value={slot ?? undefined}>{children}</TopBarSlotContext>
      <SidebarEdge />
    </ShellFrame>
  );
};
