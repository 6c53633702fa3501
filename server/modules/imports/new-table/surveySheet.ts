import type { FoundSheet } from "#contract/sheet.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { cellText } from "../cellValue.ts";
import { headRows, shortened } from "../headRows.ts";
import { howRead } from "../howRead.ts";
import { mostImportRows } from "../mostImportRows.ts";
import { readSource } from "../openSheet.ts";
import type { ReadRow } from "../reading/Cell.ts";
import type { FoundFile, ReadingChoice } from "../reading/readFile.ts";
import { readingLimits } from "../reading/readingLimits.ts";
import { ColumnProfile, isBlank } from "./ColumnProfile.ts";
import { findHeading, headingAt, type Heading } from "./findHeading.ts";
import { findRelations } from "./findRelations.ts";
import { distinctTitles, guessColumn } from "./guessColumn.ts";

/** Rows of a table that is made of a file; what has more comes in by an import. */
export const mostSheetRows = 100_000;
const previewRows = 10;
const titleLetters = 200;
/** Sheets of a workbook that are looked through for rows. */
const mostSheets = 20;
/** Values of all columns together of which is kept whether they stand there twice. */
const mostKept = 2_000_000;

/** Where titles and rows stand, as a person says. */
interface AskedRows {
  readonly titleRow?: number;
  readonly firstRow?: number;
}

interface Survey {
  readonly heading: Heading;
  readonly columns: ReadonlyMap<number, ColumnProfile>;
  readonly preview: readonly ReadRow[];
  readonly total: number;
}

/** A file, and how it is to be read. */
interface SheetFile {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly choice: ReadingChoice;
  readonly rows: AskedRows;
}

/**
 * Reads a whole file and says what table it would make: of a workbook by its first sheet that has rows, unless somebody says another.
 * @throws CallFailure `bad_request`, `import_no_rows`, `import_too_many_rows`, `import_too_many_columns`, and what cannot be read
 */
export async function surveySheet(context: CallContext, file: SheetFile): Promise<FoundSheet> {
  const first = await surveyOne(context, file);
  if ("id" in first) return first;
  for (const sheet of file.choice.sheet === undefined ? first.sheets.slice(1, mostSheets) : []) {
    const one = await surveyOne(context, { ...file, choice: { ...file.choice, sheet } });
    if ("id" in one) return one;
  }
  throw new CallFailure("import_no_rows");
}

/** Where it has no rows, the sheets that there are. */
async function surveyOne(context: CallContext, { id, path, name, choice, rows: asked }: SheetFile): Promise<FoundSheet | { readonly sheets: readonly string[] }> {
  return await readSource({ path, choice }, context.signal, async ({ found, head, rows }) => {
    const { heading, columns, preview, total } = await survey(head, rows, { asked, most: mostImportRows(context, { rowLimit: mostSheetRows }) });
    const read = howRead(found);
    if (total === 0 || columns.size === 0) return { sheets: read.sheets };
    const places = [...columns.keys()].sort((one, other) => one - other);
    const titles = distinctTitles(places.map((place) => [...(heading.titles[place] ?? "")].slice(0, titleLetters).join("")));
    const guesses = places.map((place, index) => guessColumn(titles[index] ?? "", columns.get(place) ?? new ColumnProfile(), total));
    const texts = places.map((place, index) => (["text", "choice"].includes(guesses[index]?.kind ?? "") ? columns.get(place) : undefined));
    const relations = await findRelations(context, texts.map((profile) => (profile && !profile.hasMore ? profile.values : new Map<string, string>())));
    return {
      id, title: titleOf({ heading, found, name }), ...read, titleRow: heading.titleRow, firstRow: heading.firstRow, head: headRows(head), total,
      fields: guesses.flatMap(({ options, ...guess }, index) => {
        const [place, dataset] = [places[index] ?? 0, relations[index]];
        const asked = { place, title: titles[index] ?? "", ...guess };
        return dataset === undefined ? { ...asked, ...(options && { options }) } : { ...asked, kind: "relation" as const, dataset, isUnique: false };
      }),
      preview: preview.map(({ cells }) => places.map((place) => shortened(cellText(cells[place] ?? null)))),
    };
  });
}

async function survey(head: readonly ReadRow[], rows: AsyncIterable<readonly ReadRow[]>, { asked, most }: { asked: AskedRows; most: number }): Promise<Survey> {
  const guess = asked.titleRow === undefined ? findHeading(head.slice(0, readingLimits.head)) : headingAt(head, asked.titleRow);
  const heading = { ...guess, firstRow: asked.firstRow ?? guess.firstRow };
  if (heading.firstRow <= heading.titleRow) throw new CallFailure("bad_request", { params: { where: "firstRow" } });
  const columns = new Map<number, ColumnProfile>();
  const preview: ReadRow[] = [];
  const profileOf = (place: number): ColumnProfile => {
    const known = columns.get(place);
    if (known) return known;
    if (columns.size === readingLimits.columns) throw new CallFailure("import_too_many_columns", { params: { max: readingLimits.columns } });
    const profile = new ColumnProfile();
    columns.set(place, profile);
    return profile;
  };
  for (const [place, title] of heading.titles.entries()) if (title !== "") profileOf(place);
  let total = 0;
  for await (const batch of rows) {
    for (const row of batch) {
      if (row.row < heading.firstRow) continue;
      total += 1;
      if (total > most) throw new CallFailure("import_too_many_rows", { params: { max: most } });
      if (preview.length < previewRows) preview.push(row);
      for (const [place, cell] of row.cells.entries()) if (!isBlank(cell)) profileOf(place).add(cell);
    }
    const kept = [...columns.values()].reduce((sum, { weight }) => sum + weight, 0);
    if (kept > mostKept) for (const profile of columns.values()) profile.forgetSeen();
  }
  return { heading, columns, preview, total };
}

/** `Лист1`, `Sheet 2`: what spreadsheets call a sheet that nobody has named. */
const isNamed = (sheet: string): boolean => !/^(?:sheet|лист|варақ|varaq|бет|worksheet|table)[\s_]*\d*$/iu.test(sheet);

function titleOf({ heading, found, name }: { heading: Heading; found: FoundFile; name: string }): string {
  if (heading.name !== undefined) return heading.name;
  if (found.format === "xlsx" && found.sheets.length > 1 && isNamed(found.sheet)) return found.sheet;
  return name.replace(/\.[a-z]{2,4}$/iu, "").replace(/_+/g, " ").trim().slice(0, 200);
}
