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
  /**
   * In a pill with a dot; beside a bar as long as `share`; each of `parts` in a pill; as many of `stars` filled as `share` says;
   * `files` as small pictures or signs; `component` by a component of the project. Plain text unless said, and `text` says all of it in words.
   */
  readonly shape?: "badge" | "bar" | "chips" | "stars" | "files" | "component";
  /** Of a bar and of stars: 0 to 1. */
  readonly share?: number;
  /** How many there are, filled or not. */
  readonly stars?: number;
  readonly parts?: readonly string[];
  readonly files?: readonly CellFile[];
  /** Draws the cell in a body of elements; everywhere else it is its text. */
  readonly component?: { readonly name: string; readonly props: Readonly<Record<string, unknown>> };
  /** Behind chips and files, drawn in place of the text: a name, or how many more there are. */
  readonly label?: string;
}

/** A file as a cell draws it. */
export interface CellFile {
  readonly id: string;
  /** Name of an icon for its kind, where there is no picture, or none yet. */
  readonly icon: string;
  /** Of which a small picture comes, by `files.smallPicture`. */
  readonly picture?: { readonly ticket: string | null };
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
  /** Whether it shows something of an empty value too, which is an empty cell otherwise. */
  readonly showsEmpty?: boolean;
  format(value: unknown, context: CellFormatContext): FormattedCell;
}

/** @example defineCellFormat({ id: "upper", format: (value) => ({ text: String(value ?? "").toUpperCase() }) }) */
export const defineCellFormat = (definition: CellFormatDefinition): CellFormatDefinition => definition;
