import { use } from "react";
import { fillLink } from "#core/links/index.ts";
import type { MenuItem } from "#sdk/ui/menus/Menu.tsx";
import type { TableRow } from "#sdk/wire.ts";
import { useConditions } from "../hooks/useConditions.ts";
import { TableConfigContext } from "./TableConfigContext.ts";
import { usePressButton, type TableButton } from "./usePressButton.ts";

const none: readonly TableButton[] = [];

/** Buttons of one row, as items of its menu. */
export function useRowButtons(row: TableRow): MenuItem[] {
  const config = use(TableConfigContext);
  const { press } = usePressButton();
  const buttons = useConditions(config?.buttons ?? none, { owner: `tables/${config?.name ?? ""}`, row });
  const { $id } = row;
  if ($id === undefined) return [];
  return buttons.filter(({ scope }) => scope === "row").flatMap((button) => {
    const link = button.link === null ? null : fillLink(button.link, row);
    if (link === undefined) return [];
    return [{
      id: button.id,
      label: button.title,
      ...(button.icon !== null && { iconName: button.icon }),
      ...(button.action === "delete" && { tone: "danger" as const }),
      onSelect: () => void press({ ...button, link }, async () => await Promise.resolve({ ids: [$id] })),
    }];
  });
}
