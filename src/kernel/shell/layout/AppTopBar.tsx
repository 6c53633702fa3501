import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, type ReactElement } from "react";
import { Breadcrumbs, type Breadcrumb } from "#sdk/ui/layout/Breadcrumbs.tsx";
import { TopBarFrame } from "#sdk/ui/shell/TopBarFrame.tsx";
import { PaletteOpener } from "../palette/PaletteHost.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { useShell } from "../react/ShellContext.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { LanguagePicker } from "./LanguagePicker.tsx";
import { followLink } from "./followLink.ts";
import { PlainViewMark } from "./PlainViewMark.tsx";
import { SupportContact } from "./SupportContact.tsx";
import { ThemePicker } from "./ThemePicker.tsx";
import { useTrail } from "./useTrail.ts";

interface AppTopBarProps {
  /** Is told the slot for filters, and that it is gone. */
  readonly onSlot: (slot: HTMLElement | null) => void;
}

/** The top bar: menu button, where we are, tools (spec §2 Layout). */
export const AppTopBar = ({ onSlot }: AppTopBarProps): ReactElement => {
  useSignals();
  const { navigator, location } = useKernel();
  const { panel } = useShell();
  const trail = useTrail();
  const { path } = location.visible.value;
  useEffect(() => panel.closeTools(), [panel, path]);
  const tools = { isOpen: panel.areToolsOpen.value, onToggle: () => panel.toggleTools() };
  const follow = (crumb: Breadcrumb, event: React.MouseEvent<HTMLElement>): void => {
    if (crumb.href !== undefined) followLink(navigator, crumb.href, event);
  };
  return (
    <TopBarFrame
      isMenuOpen={panel.isOpen.value}
      onMenu={() => panel.toggle()}
      tools={panel.isCompact.value ? tools : undefined}
      marks={<span data-tasks="" />}
      filters={<div ref={onSlot} data-filters="" />}
      trail={trail.length > 0 && <Breadcrumbs trail={trail} onFollow={follow} />}
      search={<PaletteOpener />}
    >
      <PlainViewMark />
      <ThemePicker />
      <LanguagePicker />
      <SupportContact />
      <AccountMenu />
    </TopBarFrame>
  );
};
