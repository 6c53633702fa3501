import { lazy, Suspense, type ReactElement } from "react";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { FullTable } from "./FullTable.tsx";
import { TablePlaceholder } from "./TablePlaceholder.tsx";
import { TableProblem } from "./states/TableProblem.tsx";
import { useArrangeMode } from "./hooks/useArrangeMode.ts";
import { useTableConfig, type LocalizedTable } from "./hooks/useTableConfig.ts";
import { useAddressState, useOwnState } from "./hooks/useTableState.ts";
import { useTableViews } from "./views/useTableViews.ts";

const ArrangeTable = lazy(async () => ({ default: (await import("./arrange/ArrangeTable.tsx")).ArrangeTable }));

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
  const inView = useAddressState(props.config, views.list);
  const arrange = useArrangeMode(props.config);
  if (!arrange.isOn) return <FullTable {...props} views={views} inView={inView} onArrange={arrange.enter} />;
  return <Suspense fallback={<TablePlaceholder frame={props.frame} />}><ArrangeTable {...props} state={inView.state} onLeave={arrange.leave} /></Suspense>;
};

/** In a modal the address is that of the screen below. */
const ModalTable = (props: FramedProps): ReactElement => {
  const views = useTableViews(props.config);
  return <FullTable {...props} views={views} inView={useOwnState(props.config, views.list)} />;
};
