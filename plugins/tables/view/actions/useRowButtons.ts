import { ArchiveRestore, Copy, Trash2 } from "lucide-react";
import { use } from "react";
import { fillLink } from "#core/links/index.ts";
import { useCopyObject } from "#sdk/react/useCopyObject.ts";
import { useText } from "#sdk/react/useText.ts";
import type { MenuItem } from "#sdk/ui/menus/Menu.tsx";
import type { TableRow } from "#sdk/wire.ts";
import { buttonsFor } from "../../model/rowDeeds.ts";
import { useConditions } from "../hooks/useConditions.ts";
import { TableConfigContext } from "./TableConfigContext.ts";
import { usePressButton, type TableButton } from "./usePressButton.ts";
import { useRowChanges } from "./useRowChanges.ts";
import { useDeeds } from "./useDeeds.ts";

const none: readonly TableButton[] = [];

/** What may be done with one row, as items of its menu. */
export function useRowButtons(row: TableRow): MenuItem[] {
  const config = use(TableConfigContext);
  const t = useText();
  const changes = useRowChanges();
  const press = usePressButton(changes);
  const deeds = useDeeds("row");
  const copy = useCopyObject();
  const buttons = useConditions(config?.buttons ?? none, { owner: `tables/${config?.name ?? ""}`, row });
  const { $id } = row;
  if ($id === undefined) return [];
  const meant = { ids: [$id] };
  const own = buttonsFor(buttons, "row", config?.showsDeleted === true).flatMap((button): MenuItem[] => {
    const link = button.link === null ? null : fillLink(button.link, row);
    if (link === undefined) return [];
    return [{
      id: button.id,
      label: button.title,
      ...(button.icon !== null && { iconName: button.icon }),
      ...(button.action === "delete" && { tone: "danger" as const }),
      onSelect: () => void press({ ...button, link }, { meant: async () => await Promise.resolve(meant) }),
    }];
  });
  return [
    ...own,
    ...(deeds.mayCopy ? [{ id: "copy", label: t("places.copy"), icon: Copy, onSelect: () => void copy(config?.entity ?? "", $id) }] : []),
    ...(deeds.mayRestore ? [{ id: "restore", label: t("tables.restore"), icon: ArchiveRestore, onSelect: () => void changes.restore(meant) }] : []),
    ...(deeds.mayErase ? [{ id: "erase", label: t("tables.erase"), icon: Trash2, tone: "danger" as const, onSelect: () => void changes.erase(meant, 1) }] : []),
  ];
}
