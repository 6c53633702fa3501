import { Trash2 } from "lucide-react";
import { useText } from "#sdk/react/useText.ts";
import type { TableState } from "../../model/rowsQuery.ts";
import { maySeeDeleted } from "../../model/tableAddress.ts";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";
import type { ChangeState } from "../hooks/useTableState.ts";
import type { TableTool } from "../TableTools.tsx";

export interface DeletedToolOptions {
  readonly config: LocalizedTable;
  readonly state: TableState;
  readonly change: ChangeState;
}

/** Shows the deleted rows in place of the living, to who may see them. */
export function useDeletedTool({ config, state, change }: DeletedToolOptions): readonly TableTool[] {
  const t = useText();
  if (config.isForGuests || !maySeeDeleted(config)) return [];
  const isOn = state.deleted === true;
  return [{ id: "deleted", icon: Trash2, label: t("tables.deleted"), isOn, onPress: () => change({ deleted: isOn ? undefined : true }) }];
}
