import { createContext, useContext } from "react";
import type { MenuService } from "../../services/menu/MenuService.ts";
import type { Organizations } from "../../services/session/Organizations.ts";
import type { MenuPanel } from "../layout/MenuPanel.ts";
import type { ShellTitle } from "../layout/ShellTitle.ts";
import type { SidebarWidth } from "../layout/SidebarWidth.ts";
import type { PaletteState } from "../palette/PaletteState.ts";

/** What only the application's document has: organisations, the menu and its panel, the title of the screen. */
export interface Shell {
  readonly organizations: Organizations;
  readonly menus: MenuService;
  readonly panel: MenuPanel;
  readonly title: ShellTitle;
  readonly palette: PaletteState;
  readonly sidebarWidth: SidebarWidth;
}

export const ShellContext = createContext<Shell | undefined>(undefined);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("a part of the shell stands outside the application's document");
  return shell;
}
