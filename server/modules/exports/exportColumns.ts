import type { ExportQuestion } from "#contract/export.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { editedBy, type OpenTable } from "../tables/index.ts";
import { translator, type Column, type ProjectConfig } from "../config/index.ts";
import { cellOf, type ExportCell } from "./cells/cellOf.ts";

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
  const translate = translator(config, context.locale);
  const visible = leavesOf(opened.table.columns, translate).filter(({ column }) => scope.find(column.dataField ?? "") !== undefined);
  const allowed = keys.length === 0 ? visible : keys.flatMap((key) => visible.filter(({ column }) => column.key === key));
  const cell = cellOf(context, opened, { config, elementOf: editedBy(opened.table.form, config) });
  const present = ({ column, groups }: Leaf, title?: string): ExportColumn =>
    ({ id: column.id, field: column.dataField ?? "", title: title ?? translate(column.title), groups, width: column.width, cell: cell(column) });
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
