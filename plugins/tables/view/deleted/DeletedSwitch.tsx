import { Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import type { TableState } from "../../model/rowsQuery.ts";
import { maySeeDeleted } from "../../model/tableAddress.ts";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";
import type { ChangeState } from "../hooks/useTableState.ts";

interface DeletedSwitchProps {
  readonly config: LocalizedTable;
  readonly state: TableState;
  readonly change: ChangeState;
}

/** Shows the deleted rows in place of the living, to who may see them. */
export const DeletedSwitch = ({ config, state, change }: DeletedSwitchProps): ReactElement | undefined => {
  const t = useText();
  if (config.isForGuests || !maySeeDeleted(config)) return undefined;
  const isOn = state.deleted === true;
  return <IconButton icon={Trash2} label={t("tables.deleted")} isPressed={isOn} onPress={() => change({ deleted: isOn ? undefined : true })} />;
};
