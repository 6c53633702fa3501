import type { Expression, ExpressionPurpose, ExpressionsCapability } from "#sdk/capabilities/expressions.ts";
import type { CellFormatDefinition } from "#sdk/contributions/cellFormat.ts";
import type { TableColumn } from "#sdk/wire.ts";
import { isSafeColor } from "#core/expressions/purposes/isSafeColor.ts";
import { formatIdOf } from "#core/format/cellFormatNames.ts";
import { isPluginFormat } from "./formatIdOf.ts";

/** A colour as it stands in the configuration, or what gives it. */
export type ColumnColor = string | Expression<"formatColor">;

/** What of a column is computed (spec §3 Table column). */
export interface ColumnExpressions {
  readonly cellFormat?: Expression<"cellFormat">;
  readonly condition?: Expression<"formatCondition">;
  readonly color?: ColumnColor;
  readonly background?: ColumnColor;
}

/** By the column's id; a column without anything computed is not in it. */
export type ExpressionsByColumn = ReadonlyMap<string, ColumnExpressions>;

interface Source {
  readonly column: TableColumn;
  readonly property: "cellFormat" | "formatCondition" | "formatColor" | "formatBackgroundColor";
  readonly purpose: ExpressionPurpose;
  readonly text: string;
  /** Trust group, of a format that a plugin of the project brings. */
  readonly group: string | undefined;
}

/** Registered formats by id. */
export type FormatsById = ReadonlyMap<string, CellFormatDefinition>;

/** Names that a colour's expression sees: alone they are no colours. */
const names: ReadonlySet<string> = new Set(["value", "row", "column", "locale"]);

const isPlainColor = (text: string): boolean => isSafeColor(text) && !names.has(text);

/** What a `cellFormat` computes: the expression of the format, or its own text where no name of a format can be meant. */
function formatSource(cellFormat: string | null, formats: FormatsById): Pick<Source, "group"> & { readonly text: string | undefined } {
  if (cellFormat === null) return { text: undefined, group: undefined };
  const definition = formats.get(formatIdOf(cellFormat));
  if (definition) return { text: definition.expression?.source, group: definition.expression?.group };
  return { text: isPluginFormat(cellFormat) ? undefined : cellFormat, group: undefined };
}

/** The sources of a table that are expressions: a `cellFormat` is one where no format of that name is registered. */
function sourcesOf(columns: readonly TableColumn[], formats: FormatsById): Source[] {
  return columns.flatMap((column) => {
    const { cellFormat, formatCondition, formatColor, formatBackgroundColor } = column;
    const hasColor = Boolean(formatColor ?? formatBackgroundColor);
    const all: (Pick<Source, "property" | "purpose"> & { text: string | null | undefined; group?: string | undefined })[] = [
      { property: "cellFormat", purpose: "cellFormat", ...formatSource(cellFormat, formats) },
      { property: "formatCondition", purpose: "formatCondition", text: hasColor ? formatCondition : undefined },
      { property: "formatColor", purpose: "formatColor", text: formatColor },
      { property: "formatBackgroundColor", purpose: "formatColor", text: formatBackgroundColor },
    ];
    return all.flatMap(({ property, purpose, text, group }) => (text ? [{ column, property, purpose, text, group }] : []));
  });
}

/** Whether anything of the table is computed: without it the language is not loaded. */
export function hasExpressions(columns: readonly TableColumn[], formats: FormatsById): boolean {
  return sourcesOf(columns, formats).length > 0;
}

interface Preparing {
  readonly formats: FormatsById;
  /** The table's name, for the log (D75). */
  readonly table: string;
  readonly expressions: ExpressionsCapability;
}

export async function prepareColumns(columns: readonly TableColumn[], { formats, table, expressions }: Preparing): Promise<ExpressionsByColumn> {
  const prepared = await Promise.all(
    sourcesOf(columns, formats).map(async ({ column, property, purpose, text, group }) => {
      const isLiteral = purpose === "formatColor" && isPlainColor(text.trim());
      const owner = `tables/${table}.${column.dataField ?? column.id}.${property}`;
      const part = isLiteral ? text.trim() : await expressions.prepare({ source: text, purpose, owner, ...(group !== undefined && { group }) });
      return { column, part: { [partNames[property]]: part } as ColumnExpressions };
    }),
  );
  const byColumn = new Map<string, ColumnExpressions>();
  for (const { column, part } of prepared) byColumn.set(column.id, { ...byColumn.get(column.id), ...part });
  return byColumn;
}

const partNames = {
  cellFormat: "cellFormat", formatCondition: "condition", formatColor: "color", formatBackgroundColor: "background",
} as const satisfies Record<Source["property"], keyof ColumnExpressions>;
