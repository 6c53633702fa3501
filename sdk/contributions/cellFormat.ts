import type { TableColumn } from "#contract/table.ts";
import type { Locale } from "#core/locale.ts";

/** The one result that the canvas body, the DOM body and exports draw from. */
export interface FormattedCell {
  readonly text: string;
  /** A colour token (`success`, `warning`, `danger`, `info`) or a CSS colour. */
  readonly colour?: string;
  readonly background?: string;
  readonly href?: string;
  readonly hint?: string;
  /** Name of an icon that stands before plain text, in its colour; decorative, so the text says everything. */
  readonly icon?: string;
  readonly align?: "left" | "center" | "right";
  /** In a pill with a dot, or beside a bar as long as `share`; plain text unless said. */
  readonly shape?: "badge" | "bar";
  /** Of a bar: 0 to 1. */
  readonly share?: number;
}

export interface CellFormatContext {
  readonly column: TableColumn;
  readonly row: Readonly<Record<string, unknown>>;
  readonly locale: Locale;
  /** IANA name, for display of instants (D55). */
  readonly timeZone: string;
}

/**
 * Turns a value into what a cell shows. Pure and synchronous: it runs for every visible cell of every frame.
 * @since 1.0.0
 * @example defineCellFormat({ id: "number", format: (value) => ({ text: formatNumber(value), align: "right" }) })
 */
export interface CellFormatDefinition {
  readonly id: string;
  /**
   * Shown in place of `format`: an expression over `value`, `row`, `column`, `locale`. Without `group` it is the project's
   * own; a program runs in the realm of its trust group.
   */
  readonly expression?: { readonly source: string; readonly group?: string };
  format(value: unknown, context: CellFormatContext): FormattedCell;
}

export const defineCellFormat = (definition: CellFormatDefinition): CellFormatDefinition => definition;
