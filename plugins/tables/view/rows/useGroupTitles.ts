import { useMemo } from "react";
import type { FormattedCell } from "#sdk/contributions/cellFormat.ts";
import { useText } from "#sdk/react/useText.ts";
import type { RowGroup, TableConfig } from "#sdk/wire.ts";
import type { CellFormatter } from "../../formats/index.ts";
import { titledColumns } from "../../model/columnModel.ts";

/** What heads a group of that level, 0 for the outermost: the title of its field, and its value as the column shows it. */
export type GroupTitles = (level: number, group: RowGroup) => { readonly field: string; readonly cell: FormattedCell };

export function useGroupTitles(config: TableConfig, groupBy: readonly string[], formatter: CellFormatter | undefined): GroupTitles {
  const t = useText();
  const none = t("tables.noValue");
  return useMemo(() => {
    const columns = titledColumns(config);
    return (level, { value, label }) => {
      const field = groupBy[level] ?? "";
      const column = columns.find(({ dataField }) => dataField === field);
      return { field: column?.title ?? field, cell: cellOf() };

      function cellOf(): FormattedCell {
        if (value === null || value === undefined || value === "") return { text: none };
        // A link or a program is of a row, and a group is none.
        const isComputed = column?.cellFormat !== null && column?.cellFormat !== undefined && formatter?.isComputed(column) === true;
        if (!column || !formatter || isComputed) return { text: label ?? String(value) };
        const { href: _ofRow, align: _ofColumn, ...cell } = formatter.format({ ...column, link: null }, { [field]: value });
        return label === null ? cell : { ...cell, text: label };
      }
    };
  }, [config, groupBy, formatter, none]);
}
