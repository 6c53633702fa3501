import type { ExportQuestion } from "#contract/export.ts";
import { isOfParts } from "#core/rows/rowParts.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { editedBy, type OpenTable } from "../tables/index.ts";
import { translator, type Column, type ProjectConfig } from "../config/index.ts";
import { cellOf, type ExportCell } from "./cells/cellOf.ts";
import { partCell } from "./cells/partCell.ts";

/** One column of a file. */
export interface ExportColumn {
  readonly id: string;
  readonly field: string;
  readonly title: string;
  /** Groups of the header above it, outermost first. */
  readonly groups: readonly { readonly id: string; readonly title: string }[];
  /** Pixels, as configured. */
  readonly width: number | undefined;
  readonly cell: ExportCell;
  /** Shows the members of the list that splits rows, each on a line of its own; other columns belong to the record as a whole. */
  readonly isOfParts: boolean;
}

interface Choice {
  readonly config: ProjectConfig;
  /** Keys of the columns that may leave; empty: all. */
  readonly keys: readonly string[];
  readonly asked: ExportQuestion["columns"];
}

interface Leaf {
  readonly column: Column;
  readonly groups: ExportColumn["groups"];
}

/**
 * The columns of a file that the caller may read, as asked for or as configured.
 * @throws CallFailure `unknown_field` for a column that there is not for the caller
 */
export function exportColumns(context: CallContext, opened: OpenTable, { config, keys, asked }: Choice): ExportColumn[] {
  const scope = opened.scope();
  const translate = translator(config, context);
  const list = opened.table.splitRowsBy === undefined ? undefined : scope.find(opened.table.splitRowsBy);
  const isPart = ({ dataField }: Column): boolean => list !== undefined && isOfParts(dataField, list.name);
  // What lies in the members of a list travels with it.
  const isSeen = ({ column }: Leaf): boolean => scope.find(column.dataField ?? "") !== undefined || (list?.type === "json" && isPart(column));
  const visible = leavesOf(opened.table.columns, translate).filter(isSeen);
  const allowed = keys.length === 0 ? visible : keys.flatMap((key) => visible.filter(({ column }) => column.key === key));
  const ownCell = cellOf(context, opened, { config, elementOf: editedBy(opened.table.form, config) });
  const cell = (column: Column): ExportCell => (list && isPart(column) && column.dataField !== list.name ? partCell(context, column, list.name) : ownCell(column));
  const present = ({ column, groups }: Leaf, title?: string): ExportColumn =>
    ({ id: column.id, field: column.dataField ?? "", title: title ?? translate(column.title), groups, width: column.width, cell: cell(column), isOfParts: isPart(column) });
  if (asked === undefined) return allowed.map((leaf) => present(leaf));
  return asked.map(({ id, title }) => {
    const leaf = allowed.find(({ column }) => column.id === id);
    if (!leaf) throw new CallFailure("unknown_field", { params: { field: id } });
    return present(leaf, title);
  });
}

const leavesOf = (columns: readonly Column[], translate: (text: string) => string, groups: ExportColumn["groups"] = []): Leaf[] =>
  columns.flatMap((column) =>
    column.children.length === 0
      ? [{ column, groups }]
      : leavesOf(column.children, translate, [...groups, { id: column.id, title: translate(column.title) }]));
