import type { Kysely } from "kysely";
import type { ImportProblem } from "#contract/import.ts";
import { errorInfo } from "#core/errors/errorCatalogue.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { insertRows, inWordsOf, updateRows } from "../forms/index.ts";
import { BadRows } from "./BadRows.ts";
import { ImportUndo } from "./ImportUndo.ts";
import { openImport, type OpenImport } from "./openImport.ts";
import { openSheet, type ImportSource } from "./openSheet.ts";
import { planRows, writeProblems, type PlannedRow, type Planning } from "./planRows.ts";
import type { ReadRow } from "./reading/Cell.ts";
import { RelatedRecords } from "./RelatedRecords.ts";
import { surveyFile, type FileSurvey } from "./surveyFile.ts";

/** Of more rows not every one is told of in an event of its own. */
const mostToldSingly = 1_000;
/** What is written into one transaction where all of it is written or nothing. */
export const mostAtOnce = 5_000;

export interface ImportRun {
  readonly name: string;
  readonly source: ImportSource;
  readonly isDry: boolean;
  readonly signal: AbortSignal;
  /** Who imports, as they are now: asked before each piece. @throws CallFailure `forbidden` */
  context(): Promise<CallContext>;
  progress(done: number, total: number): void;
  problem(problem: ImportProblem): void;
  /** Of an import that is taken up again, and can be taken back: by its id, behind the last row that is written. */
  readonly resumed?: { readonly id: string; readonly behind: number; keepMark(tx: Kysely<PlatonSchema>, mark: { behind: number; inserted: number; updated: number }): Promise<void> };
}

export interface ImportResult {
  readonly inserted: number;
  readonly updated: number;
  readonly skipped: number;
  readonly problems: number;
  readonly survey: FileSurvey;
  readonly bad: BadRows;
}

/** Ends a transaction in which nothing is to be kept. */
class NothingKept extends Error {}

/**
 * Imports a file, or says what would become of it: a dry run writes each piece and keeps none, so that it finds what the database finds.
 * Where all or nothing is written, everything is checked so before the first row is kept.
 * @throws CallFailure for a file that cannot be read, and for what the caller may not do (any more)
 */
export async function runImport(run: ImportRun): Promise<ImportResult> {
  const context = await run.context();
  const open = await openImport(context, run.name);
  const survey = await surveyFile(context, open, run.source, run.signal);
  const bad = new BadRows();
  const isWhole = open.config.onError === "all_or_nothing";
  const pieces = new ImportPieces(run, survey, bad);
  const checked = run.isDry || (isWhole && (run.resumed?.behind ?? 0) === 0) ? await pieces.go("none") : undefined;
  const isRefused = checked !== undefined && isWhole && bad.rows.size > 0;
  const done = run.isDry || isRefused ? checked : await (isWhole && !run.resumed ? context.services.database.transaction((tx) => pieces.go("all", tx), { class: "export" }) : pieces.go("each"));
  const { inserted = 0, updated = 0 } = isRefused ? {} : (done ?? {});
  if (!run.isDry && survey.total > mostToldSingly && inserted + updated > 0) {
    await context.services.database.transaction((tx) => context.services.events.record(tx, context.project.id, { kind: "reset" }));
  }
  return { inserted, updated, skipped: survey.total - inserted - updated, problems: bad.problems, survey, bad };
}

type Keeping =
  /** Nothing: what would be done is rolled back piece by piece. */
  | "none"
  /** Every piece in its own transaction; a row that is refused keeps no other from being written. */
  | "each"
  /** All in one transaction. */
  | "all";

class ImportPieces {
  readonly #run: ImportRun;
  readonly #survey: FileSurvey;
  readonly #bad: BadRows;
  #known = "";
  #open: OpenImport | undefined;

  constructor(run: ImportRun, survey: FileSurvey, bad: BadRows) {
    this.#run = run;
    this.#survey = survey;
    this.#bad = bad;
  }

  async go(keeping: Keeping, tx?: Kysely<PlatonSchema>): Promise<{ inserted: number; updated: number }> {
    const { source, signal, progress, resumed } = this.#run;
    const counts = { inserted: 0, updated: 0 };
    const related = new RelatedRecords();
    const { columns } = (await this.#now()).open;
    let done = 0;
    await openSheet(source, { columns, signal }, async ({ titles, rows }) => {
      this.#bad.titles = titles.titles;
      for await (const batch of rows) {
        signal.throwIfAborted();
        done += batch.length;
        const left = keeping === "each" && resumed ? batch.filter(({ row }) => row > resumed.behind) : batch;
        if (left.length > 0) {
          const { context, open } = await this.#now();
          const planning: Planning = { open, titles, related, twice: this.#survey.twice, problem: (row, problem) => this.#tell(row, problem) };
          const planned = await planRows(context, planning, left);
          await this.#write(context, planning, { planned, keeping, tx, counts, last: left.at(-1)?.row ?? 0 });
        }
        progress(done, this.#survey.total);
      }
    });
    return counts;
  }

  /** Rights that were taken away count from the next piece on. */
  async #now(): Promise<{ context: CallContext; open: OpenImport }> {
    const context = await this.#run.context();
    const known = `${String(context.caller?.permissions)} ${context.project.revision}`;
    if (this.#open === undefined || known !== this.#known) this.#open = await openImport(context, this.#run.name);
    this.#known = known;
    return { context, open: this.#open };
  }

  #tell(row: ReadRow, problem: ImportProblem): void {
    if (this.#bad.add(row, problem)) this.#run.problem(problem);
  }

  async #write(context: CallContext, planning: Planning, writing: Writing): Promise<void> {
    const { planned, keeping, tx, counts, last } = writing;
    const { resumed } = this.#run;
    const work = async (inside: Kysely<PlatonSchema>, rows: readonly PlannedRow[]): Promise<void> => {
      await this.#writeRows(inside, context, { planning, planned: rows });
      if (keeping === "none") throw new NothingKept();
    };
    const { database } = context.services;
    if (tx) await this.#failing(context, planning, () => work(tx, planned));
    else for (const rows of await this.#written(context, planning, planned, (some) => database.transaction((inside) => work(inside, some)))) count(counts, rows);
    if (tx) count(counts, planned);
    if (resumed && keeping === "each") await database.transaction((inside) => resumed.keepMark(inside, { behind: last, ...counts }));
  }

  async #writeRows(tx: Kysely<PlatonSchema>, context: CallContext, { planning: { open }, planned }: { planning: Planning; planned: readonly PlannedRow[] }): Promise<void> {
    const { resumed } = this.#run;
    const reached = { ...open.opened, object: open.object };
    const isToldSingly = this.#survey.total <= mostToldSingly;
    const inserts = planned.filter(({ kind }) => kind === "insert");
    const updates = planned.filter(({ kind }) => kind === "update");
    const undo = resumed && new ImportUndo(resumed.id, open.opened.relation);
    await undo?.before(tx, updates.map(({ id }) => id));
    await insertRows(tx, reached, { context, rows: inserts, isToldSingly });
    const found = await updateRows(tx, reached, { context, rows: updates, isToldSingly });
    if (found.length < updates.length) throw new CallFailure("not_found");
    await undo?.after(tx, planned.map(({ id }) => id));
  }

  /** Rows that went together and are refused are halved until the one stands alone. */
  async #written(context: CallContext, planning: Planning, rows: readonly PlannedRow[], work: (rows: readonly PlannedRow[]) => Promise<void>): Promise<(readonly PlannedRow[])[]> {
    if (rows.length === 0) return [];
    try {
      await work(rows);
      return [rows];
    } catch (error) {
      if (error instanceof NothingKept) return [rows];
      const failure = inWordsOf(planning.open.opened, context, error);
      if (!(failure instanceof CallFailure) || errorInfo(failure.code).status >= 500) throw error;
      const [first] = rows;
      if (rows.length === 1 && first) {
        for (const problem of writeProblems(context, first.source, planning, failure)) this.#tell(first.source, problem);
        return [];
      }
      const half = Math.ceil(rows.length / 2);
      return [...await this.#written(context, planning, rows.slice(0, half), work), ...await this.#written(context, planning, rows.slice(half), work)];
    }
  }

  /** Somebody changed what was checked a moment ago. */
  async #failing(context: CallContext, planning: Planning, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      throw inWordsOf(planning.open.opened, context, error);
    }
  }
}

interface Writing {
  readonly planned: readonly PlannedRow[];
  readonly keeping: Keeping;
  readonly tx: Kysely<PlatonSchema> | undefined;
  readonly counts: { inserted: number; updated: number };
  readonly last: number;
}

function count(counts: { inserted: number; updated: number }, rows: readonly PlannedRow[]): void {
  for (const { kind } of rows) counts[kind === "insert" ? "inserted" : "updated"] += 1;
}
