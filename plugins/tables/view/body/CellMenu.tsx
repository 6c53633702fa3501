import { Copy, ExternalLink, SquareArrowOutUpRight } from "lucide-react";
import type { ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { ContextMenu } from "#sdk/ui/menus/ContextMenu.tsx";
import type { TableRow } from "#sdk/wire.ts";
import { useRowButtons } from "../actions/useRowButtons.ts";
import type { MenuItem } from "#sdk/ui/menus/Menu.tsx";
import { copiedText } from "./copiedText.ts";

export interface AskedCell {
  /** In pixels of the window. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly href: string | undefined;
  readonly row: TableRow;
}

/** The menu of a right click on a cell: its link, its text for the clipboard, and what may be done with its row. */
export const CellMenu = ({ cell, onClose }: { readonly cell: AskedCell; readonly onClose: () => void }): ReactElement => {
  const t = useText();
  const navigation = useCapability("navigation");
  const clipboard = useCapability("clipboard");
  const { href, text } = cell;
  const link = (id: string, icon: MenuItem["icon"], inNewTab: boolean): MenuItem => ({
    id,
    icon,
    label: t(`overlays.cell.${id}`),
    onSelect: () => void navigation.open(href ?? "", { inNewTab }),
  });
  const links = href === undefined ? [] : [link("open", SquareArrowOutUpRight, false), link("openTab", ExternalLink, true)];
  const copy: MenuItem = { id: "copy", icon: Copy, label: t("overlays.cell.copy"), isDisabled: text === "", onSelect: () => void clipboard.writeText(copiedText(text)) };
  const sections = [{ id: "link", items: links }, { id: "text", items: [copy] }, { id: "row", items: useRowButtons(cell.row) }].filter(({ items }) => items.length > 0);
  return <ContextMenu at={cell} label={t("overlays.cell.menu")} sections={sections} onClose={onClose} />;
};
