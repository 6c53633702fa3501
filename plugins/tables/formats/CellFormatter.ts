import type { TableColumn, TableRow } from "#sdk/wire.ts";
import type { Locale } from "#core/locale.ts";
import { fillLink, guestLink, keepLayout } from "#core/links/index.ts";
import type { LoggingCapability } from "#sdk/capabilities/logging.ts";
import type { CellFormatDefinition, FormattedCell } from "#sdk/contributions/cellFormat.ts";
import { CellPrograms } from "./CellPrograms.ts";
import type { ColumnColor, ColumnExpressions, ExpressionsByColumn } from "./columnExpressions.ts";
import { formatOf, isPluginFormat } from "./formatIdOf.ts";
import { plainText } from "./plainText.ts";
import { longestText, shortHint, shortText } from "./shortText.ts";
import { textFormat } from "./textFormat.ts";

export interface CellFormatterOptions {
  readonly formats: readonly CellFormatDefinition[];
  readonly locale: Locale;
  /** IANA name (D55). */
  readonly timeZone: string;
  readonly log: LoggingCapability;
  /** Links that a format gives lead guests to what is public, or are none; those of the columns are the server's. */
  readonly isForGuests?: boolean;
  /** What of the columns is computed. */
  readonly columns: readonly TableColumn[];
  /** Values of the rows with which expressions calculate. */
  readonly decimalFields?: readonly string[] | undefined;
  readonly expressions: ExpressionsByColumn;
}

/** Which places have a public twin only the server knows. */
const nowhere = (): boolean => false;

const empty: FormattedCell = { text: "" };

/** However much a format gives, a cell has a short text. */
const bounded = (cell: FormattedCell): FormattedCell =>
  cell.text.length > longestText || (cell.hint?.length ?? 0) > longestText * 2
    ? { ...cell, text: shortText(cell.text), ...(cell.hint !== undefined && { hint: shortHint(cell.hint) }) }
    : cell;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === "";

/**
 * Turns values into what cells show: by the column's `cellFormat` (`date`, `status:done=success` with parameters, or an
 * expression), else by the type of its field; then its colours. What is unknown or fails is logged once and falls back
 * to plain text (spec §8).
 */
export class CellFormatter {
  readonly #options: CellFormatterOptions;
  readonly #formats: ReadonlyMap<string, CellFormatDefinition>;
  readonly #logged = new Set<string>();
  readonly #links = new Map<string, string>();
  /** What the columns' expressions say. */
  readonly programs: CellPrograms;

  constructor(options: CellFormatterOptions) {
    this.#options = options;
    this.#formats = new Map(options.formats.map((format) => [format.id, format]));
    this.programs = new CellPrograms(options);
  }

  /** Whether an expression over the row says what the column's cells show. */
  isComputed(column: TableColumn): boolean {
    return this.#options.expressions.get(column.id)?.cellFormat !== undefined;
  }

  format(column: TableColumn, row: TableRow): FormattedCell {
    const expressions = this.#options.expressions.get(column.id);
    const value = row[column.dataField ?? ""];
    const cell = bounded(expressions?.cellFormat ? this.#computed(expressions.cellFormat, column, row) : this.#formatted(value, column, row));
    const coloured = expressions ? { ...cell, ...this.#colours(expressions, column, row) } : cell;
    const { href: own, ...unlinked } = coloured;
    if (own !== undefined) {
      const led = this.#options.isForGuests === true ? guestLink(own, nowhere) : own;
      return led === undefined ? unlinked : { ...unlinked, href: keepLayout(led) };
    }
    if (column.link === null || coloured.text === "") return coloured;
    const href = fillLink(this.#template(column.link), row);
    return href === undefined ? coloured : { ...coloured, href };
  }

  /** Once a column: the cells of every frame ask for it. */
  #template(link: string): string {
    const template = this.#links.get(link) ?? keepLayout(link);
    this.#links.set(link, template);
    return template;
  }

  #computed(expression: NonNullable<ColumnExpressions["cellFormat"]>, column: TableColumn, row: TableRow): FormattedCell {
    const said = this.programs.evaluate(expression, column, row);
    const value = row[column.dataField ?? ""];
    if (said === undefined) return { text: isEmpty(value) ? "" : plainText(value, column) };
    const { text, color, background, icon, href } = said;
    return {
      // A cell is one line.
      text: text.replace(/\s*[\n\r\t]+\s*/g, " "),
      ...(color !== undefined && { colour: color }),
      ...(background !== undefined && { background }),
      ...(icon !== undefined && { icon }),
      ...(href !== undefined && { href }),
    };
  }

  /** The configured colours stand over the format's own, where the condition holds or there is none. */
  #colours({ condition, color, background }: ColumnExpressions, column: TableColumn, row: TableRow): Pick<FormattedCell, "colour" | "background"> {
    if (color === undefined && background === undefined) return {};
    if (condition && !this.programs.evaluate(condition, column, row)) return {};
    const colour = this.#colour(color, column, row);
    const behind = this.#colour(background, column, row);
    return { ...(colour !== undefined && { colour }), ...(behind !== undefined && { background: behind }) };
  }

  #colour(color: ColumnColor | undefined, column: TableColumn, row: TableRow): string | undefined {
    return typeof color === "object" ? this.programs.evaluate(color, column, row) : color;
  }

  #formatted(value: unknown, column: TableColumn, row: TableRow): FormattedCell {
    const { locale, timeZone } = this.#options;
    const definition = this.#definitionOf(column);
    if (isEmpty(value) && !definition.showsEmpty) return empty;
    try {
      return definition.format(value, { column, row, locale, timeZone });
    } catch (failure) {
      this.#logOnce(`${definition.id}:${column.id}`, () => this.#options.log.error(failure, { format: definition.id, column: column.id }));
      return { text: plainText(value, column) };
    }
  }

  #definitionOf(column: TableColumn): CellFormatDefinition {
    const id = formatOf(column);
    const definition = this.#formats.get(id);
    if (!definition && !isPluginFormat(id)) this.#logOnce(id, () => this.#options.log.warn("unknown cell format", { format: id, column: column.id }));
    return definition ?? textFormat;
  }

  #logOnce(what: string, log: () => void): void {
    if (this.#logged.has(what)) return;
    this.#logged.add(what);
    log();
  }
}
