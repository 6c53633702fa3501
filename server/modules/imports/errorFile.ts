import { sayAnswer } from "#core/wording/sayAnswer.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { BadRows } from "./BadRows.ts";
import { cellText } from "./cellValue.ts";
import type { Cell } from "./reading/Cell.ts";
import { sheetBytes } from "./sheetBytes.ts";

/** The bad rows alone, as the file had them, with what is wrong in a last column: ready to be mended and loaded again. */
export function errorFile({ locale, signal }: CallContext, title: string, bad: BadRows): AsyncGenerator<Uint8Array> {
  const reason = sayAnswer(locale, "import.reason");
  // A file that was mended once has the column already.
  const places = bad.titles.flatMap((one, place) => (one === reason ? [] : [place]));
  const rows = [...bad.rows.values()].filter(({ source }) => source.cells.length > 0).sort((one, other) => one.source.row - other.source.row);
  return sheetBytes({
    title, signal,
    header: [[...places.map((place) => bad.titles[place] ?? ""), reason]],
    rows: rows.map(({ source, problems }) => [
      ...places.map((place) => written(source.cells[place] ?? null)),
      problems.map(({ column, message }) => (column === "" ? message : `${column}: ${message}`)).join("; "),
    ]),
  });
}

const written = (cell: Cell): string | number | boolean | null => (typeof cell === "object" && cell !== null ? cellText(cell) : cell);
