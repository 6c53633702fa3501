import type { ExportQuestion } from "#contract/export.ts";
import { harmless, quoted } from "#core/csv/cellOfCsv.ts";
import type { ExportColumn } from "../exportColumns.ts";
import { isIn, type Line } from "../linesOf.ts";

const separators = { semicolon: ";", comma: ",", tab: "\t" } as const;

export type Separator = NonNullable<ExportQuestion["separator"]>;

/** One line of titles, and one for each row or part of one (RFC 4180). */
export interface CsvLines {
  readonly head: string;
  line(line: Line): string;
}

/**
 * Lines of csv. A spreadsheet that splits at semicolons counts with a decimal comma, all else with a point. Text that one
 * would run as a formula has an apostrophe before it (OWASP); what is only a number has none, phone numbers among it.
 */
export function csvLines(columns: readonly ExportColumn[], separator: Separator): CsvLines {
  const between = separators[separator];
  const write = (fields: readonly string[]): string => `${fields.map((text) => quoted(text, between)).join(between)}\r\n`;
  return {
    head: write(titlesOf(columns).map(harmless)),
    line: (line) => write(columns.map((column) => {
      const { cell } = column;
      const text = isIn(line, column) ? cell.text(line.row) : "";
      if (!cell.isPlain) return harmless(text);
      return separator === "semicolon" && isDecimal.test(text) ? text.replace(".", ",") : text;
    })),
  };
}

/** Columns of one title are told apart by their groups. */
function titlesOf(columns: readonly ExportColumn[]): string[] {
  const times = new Map<string, number>();
  for (const { title } of columns) times.set(title, (times.get(title) ?? 0) + 1);
  return columns.map(({ title, groups }) => ((times.get(title) ?? 0) > 1 ? [...groups.map((group) => group.title), title].join(" – ") : title));
}

const isDecimal = /^-?\d+\.\d+$/;
