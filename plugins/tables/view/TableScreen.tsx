import type { ReactElement } from "react";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { FullTable } from "./FullTable.tsx";
import { TablePlaceholder } from "./TablePlaceholder.tsx";
import { TableProblem } from "./states/TableProblem.tsx";
import { useTableConfig, type LocalizedTable } from "./hooks/useTableConfig.ts";
import { useAddressState, useOwnState } from "./hooks/useTableState.ts";
import { useTableViews } from "./views/useTableViews.ts";

/** The route /tables/{name}. */
export const TableScreen = ({ params, isPublic, frame }: ScreenProps): ReactElement => {
  const [config, reload] = useTableConfig(params["name"] ?? "", isPublic);
  if (config.state === "failed") return <TableProblem failure={config.failure} onRetry={reload} />;
  if (config.state === "loading") return <TablePlaceholder frame={frame} />;
  const Table = frame === "modal" ? ModalTable : AddressedTable;
  return <Table config={config.value} isPublic={isPublic} frame={frame} />;
};

interface FramedProps {
  readonly config: LocalizedTable;
  readonly isPublic: boolean;
  readonly frame: ScreenProps["frame"];
}

const AddressedTable = (props: FramedProps): ReactElement => {
  const views = useTableViews(props.config);
  return <FullTable {...props} views={views} inView={useAddressState(props.config, views.list)} />;
};

/** In a modal the address is that of the screen below. */
const ModalTable = (props: FramedProps): ReactElement => {
  const views = useTableViews(props.config);
  return <FullTable {...props} views={views} inView={useOwnState(props.config, views.list)} />;
};
