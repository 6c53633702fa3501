import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useEvent } from "#sdk/react/useEvent.ts";
import { useText } from "#sdk/react/useText.ts";
import { allMatching } from "../../model/meantRows.ts";
import { pageOf, rowsQuery, type TableState } from "../../model/rowsQuery.ts";
import type { Sight } from "../../model/Sight.ts";
import type { RowsState } from "../hooks/useRowWindow.ts";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";
import type { ChangeState } from "../hooks/useTableState.ts";
import type { DataTableProps } from "../DataTable.tsx";

export interface NewRecordOptions {
  readonly config: LocalizedTable;
  readonly state: TableState;
  readonly change: ChangeState;
  readonly rows: RowsState;
  readonly sight: Sight;
  readonly hands: DataTableProps["hands"];
}

/** A new record that is saved above the table is shown in it where it stands, or said to be hidden by what the table shows. */
export function useNewRecord({ config, state, change, rows, sight, hands }: NewRecordOptions): void {
  const [tables, toasts, navigation, logging] = [useCapability("tables"), useCapability("toasts"), useCapability("navigation"), useCapability("logging")];
  const t = useText();
  const tellHidden = async (id: string): Promise<void> => {
    const open = (): void => void navigation.open(`forms/${config.form}/${id}?_target=modal`);
    await toasts.show({ kind: "info", text: t("tables.saved.hidden"), action: { label: t("tables.saved.open"), run: open } });
  };
  const showAt = async (id: string, place: number): Promise<void> => {
    const paging = pageOf(config, state);
    const page = paging && Math.floor(place / paging.size) + 1;
    if (paging && page !== paging.page) change({ page });
    // What somebody has selected stays selected: the record is the active row then.
    if (sight.value.chosen === 0) hands.current?.selection.hold([id]);
    await hands.current?.show(id, paging ? place % paging.size : place);
  };
  const take = async (id: string): Promise<void> => {
    rows.tellSaved(id);
    const question = rowsQuery(config, state);
    const isPlaced = state.groupBy.length === 0;
    const { ids, places } = await tables.ids(config.name, { ...allMatching(question), sort: question.sort, among: [id], ...(isPlaced && { places: true }) });
    if (ids.length === 0) await tellHidden(id);
    else if (places?.[0] !== undefined) await showAt(id, places[0]);
  };
  useEvent("FormSaved", ({ form, id, isNew }) => {
    // Where it stands is a comfort: that it cannot be told keeps nobody from anything.
    if (isNew && form === config.form && !config.isForGuests) take(id).catch((failure: unknown) => logging.warn("the place of a new record is unknown", { failure: String(failure) }));
  });
}
