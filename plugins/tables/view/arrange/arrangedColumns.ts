import type { ArrangedPart } from "#core/arranging/ArrangedPart.ts";
import { siblingsOf } from "#core/arranging/siblingsOf.ts";
import type { TableColumn } from "#sdk/wire.ts";
import type { ArrangedColumn } from "./ArrangedColumn.ts";

export interface ArrangedColumnsOptions {
  /** As the server has them: what nobody changed is drawn as it is, in the person's language. */
  readonly before: readonly ArrangedPart[];
  /** Of the table, in their groups. */
  readonly columns: readonly TableColumn[];
  /** Type of a field of the table's source, where that is known. */
  readonly typeOf: (field: string) => string | undefined;
}

/** Columns as they are arranged, siblings in their order, each as the table would draw it. */
export function arrangedColumns(parts: readonly ArrangedPart[], options: ArrangedColumnsOptions): ArrangedColumn[] {
  const drawn = new Map(everyColumn(options.columns).map((column) => [column.id, column]));
  const before = new Map(options.before.map((part) => [part.id, part]));
  const childrenOf = (parentId: string | undefined): ArrangedColumn[] =>
    siblingsOf(parts, parentId).map((part): ArrangedColumn => {
      const { id, values } = part;
      const was = drawn.get(id);
      const title = was && values["title"] === before.get(id)?.values["title"] ? was.title : textOf(values["title"]) ?? "";
      const column = { ...(was ?? newColumn(part, options)), title, ...looks(values) };
      return { id, part, column, isGroup: fieldOf(part) === undefined, isNew: was === undefined, children: childrenOf(id) };
    });
  return childrenOf(undefined);
}

/** The field that it shows; a group of columns has none. */
export const fieldOf = ({ values }: ArrangedPart): string | undefined => textOf(values["dataField"]);

const everyColumn = (columns: readonly TableColumn[]): TableColumn[] => columns.flatMap((column) => [column, ...everyColumn(column.children)]);

/** What is changed while columns are arranged. */
function looks(values: ArrangedPart["values"]): Pick<TableColumn, "width" | "dataAlign"> {
  const width = Number(values["width"] ?? Number.NaN);
  const align = values["dataAlign"];
  return { width: Number.isFinite(width) ? width : null, dataAlign: align === "left" || align === "center" || align === "right" ? align : null };
}

/** One that the table does not have yet. */
function newColumn(part: ArrangedPart, { typeOf }: ArrangedColumnsOptions): TableColumn {
  const field = fieldOf(part);
  return {
    id: part.id, title: "", dataField: field ?? null, type: (field !== undefined && typeOf(field)) || null, children: [], width: null, link: null, hint: null,
    cellFormat: textOf(part.values["cellFormat"]) ?? null, numberFormat: null, dataAlign: null, footerAlign: null, dataNowrap: true, footerNowrap: true,
    formatCondition: null, formatColor: null, formatBackgroundColor: null, footer: null, sumType: null, attributes: { sortable: false },
    headerComponent: null, sortOrder: 0,
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);
