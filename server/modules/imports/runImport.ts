import type { Kysely } from "kysely";
import type { ImportProblem } from "#contract/import.ts";
import { errorInfo } from "#core/errors/errorCatalogue.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { insertRows, inWordsOf, updateRows } from "../forms/index.ts";
import { BadRows } from "./BadRows.ts";
import { ImportUndo } from "./ImportUndo.ts";
import { keepBadRows, recallBadRows } from "./keepBadRows.ts";
import type { OpenImport } from "./openImport.ts";
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
  /** What is imported into, as the caller may by now. */
  open(context: CallContext): Promise<OpenImport>;
  readonly source: ImportSource;
  readonly isDry: boolean;
  /** There is no table yet: a dry run looks at the rows and tries none. */
  readonly isAhead?: true;
  readonly signal: AbortSignal;
  /** Who imports, as they are now: asked before each piece. @throws CallFailure `forbidden` */
  context(): Promise<CallContext>;
  progress(done: number, total: number): void;
  problem(problem: ImportProblem): void;
  /** Of an import that is taken up again, and can be taken back: by its id, behind the last row that is written. */
  readonly resumed?: ImportMark & {
    readonly id: string;
    /** The table goes with it when it is taken back: of single rows nothing is kept for that. */
    readonly isWithTable?: true;
    keepMark(tx: Kysely<PlatonSchema>, mark: ImportMark): Promise<void>;
  };
}

/** How far an import has come. */
export interface ImportMark extends Counts {
  /** The last row of the file that it looked at. */
  readonly behind: number;
}

/** With those of earlier attempts. */
export interface ImportResult extends Counts {
  readonly skipped: number;
  /** Rows in which something is wrong. */
  readonly failed: number;
  readonly problems: number;
  readonly survey: FileSurvey;
  readonly bad: BadRows;
  /** Whether all or nothing was to be written, and a row turned out wrong behind some that are: they are to be taken back. */
  readonly isToTakeBack: boolean;
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
  const open = await run.open(context);
  const survey = await surveyFile(context, open, run.source, run.signal);
  const bad = new BadRows();
  const isWhole = open.config.onError === "all_or_nothing";
  const { resumed } = run;
  if (resumed) await recallBadRows(context.services.database.sql, resumed, { bad, tell: (problem) => run.problem(problem) });
  const pieces = new ImportPieces(run, survey, bad);
  const checked = run.isDry || (isWhole && (resumed?.behind ?? 0) === 0) ? await pieces.go("none") : undefined;
  const isRefused = checked !== undefined && isWhole && bad.count > 0;
  const done = run.isDry || isRefused ? checked : await (isWhole && !resumed ? pieces.writeAll() : pieces.go(isWhole ? "all" : "each"));
  const isToTakeBack = !run.isDry && !isRefused && isWhole && bad.count > 0;
  const { inserted, updated } = isRefused || isToTakeBack ? nothing : (done ?? nothing);
  if (!run.isDry && survey.total > mostToldSingly && inserted + updated > 0) {
    await context.services.database.transaction((tx) => context.services.events.record(tx, context.project.id, { kind: "reset" }));
  }
  const skipped = survey.total - inserted - updated;
  return { inserted, updated, skipped, failed: inserted + updated === 0 ? bad.count : skipped, problems: bad.problems, survey, bad, isToTakeBack };
}

type Keeping =
  /** Nothing: what would be done is rolled back piece by piece. */
  | "none"
  /** Every piece in its own transaction; a row that is refused keeps no other from being written. */
  | "each"
  /** The same, up to the first row that is refused. */
  | "all";

interface Counts {
  readonly inserted: number;
  readonly updated: number;
}

const nothing: Counts = { inserted: 0, updated: 0 };

/** Rows that were read together. */
interface Piece {
  readonly context: CallContext;
  readonly planning: Planning;
  readonly planned: readonly PlannedRow[];
  /** The last row of the file that was looked at for it. */
  readonly last: number;
}

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

  async go(keeping: Keeping): Promise<Counts> {
    const { behind = 0, inserted = 0, updated = 0 } = (keeping === "none" ? undefined : this.#run.resumed) ?? {};
    let counts: Counts = { inserted, updated };
    await this.#each(behind, async (piece) => {
      if (keeping === "all" && this.#bad.count > 0) return;
      counts = this.#run.isAhead ? counted(counts, piece.planned) : await this.#write(piece, keeping, counts);
    });
    return counts;
  }

  /** In one transaction, which waits for nothing else: what is to be written is known before. */
  async writeAll(): Promise<Counts> {
    const pieces: Piece[] = [];
    await this.#each(0, async (piece) => void (await Promise.resolve(pieces.push(piece))));
    const { database } = (await this.#run.context()).services;
    await database.transaction(async (tx) => {
      for (const piece of pieces) await inWords(piece, () => this.#writeRows(tx, piece, piece.planned));
    }, { class: "export" });
    return pieces.reduce((sum, { planned }) => counted(sum, planned), nothing);
  }

  /** @param behind rows of the file that were done before */
  async #each(behind: number, take: (piece: Piece) => Promise<void>): Promise<void> {
    const { source, signal, progress } = this.#run;
    const related = new RelatedRecords();
    const { columns } = (await this.#now()).open;
    let done = 0;
    await openSheet(source, { columns, signal }, async ({ titles, rows }) => {
      this.#bad.titles = titles.titles;
      for await (const batch of rows) {
        signal.throwIfAborted();
        done += batch.length;
        const left = behind === 0 ? batch : batch.filter(({ row }) => row > behind);
        if (left.length > 0) {
          const { context, open } = await this.#now();
          const planning: Planning = { open, titles, related, twice: this.#survey.twice, problem: (row, problem) => this.#tell(row, problem) };
          await take({ context, planning, planned: await planRows(context, planning, left), last: left.at(-1)?.row ?? 0 });
        }
        progress(done, this.#survey.total);
      }
    });
  }

  /** Rights that were taken away count from the next piece on. */
  async #now(): Promise<{ context: CallContext; open: OpenImport }> {
    const context = await this.#run.context();
    const known = `${String(context.caller?.permissions)} ${context.project.revision}`;
    if (this.#open === undefined || known !== this.#known) this.#open = await this.#run.open(context);
    this.#known = known;
    return { context, open: this.#open };
  }

  #tell(row: ReadRow, problem: ImportProblem): void {
    if (this.#bad.add(row, problem)) this.#run.problem(problem);
  }

  /** The mark stands in the transaction of the rows that it stands behind: whoever goes on finds both or neither. */
  async #write(piece: Piece, keeping: Keeping, before: Counts): Promise<Counts> {
    const { context: { services: { database } }, planned, last } = piece;
    const { resumed } = this.#run;
    let counts = before;
    await this.#written(piece, planned, async (rows) => {
      const after = counted(counts, rows);
      const behind = rows === planned ? last : (rows.at(-1)?.source.row ?? last);
      try {
        await database.transaction(async (tx) => {
          await this.#writeRows(tx, piece, rows);
          if (keeping === "none") throw new NothingKept();
          if (resumed) await keepBadRows(tx, resumed.id, this.#bad);
          await resumed?.keepMark(tx, { behind, ...after });
        });
      } catch (error) {
        if (!(error instanceof NothingKept)) throw error;
      }
      counts = after;
    });
    return counts;
  }

  async #writeRows(tx: Kysely<PlatonSchema>, { context, planning: { open } }: Piece, planned: readonly PlannedRow[]): Promise<void> {
    const { resumed } = this.#run;
    const reached = { ...open.opened, object: open.object };
    const isToldSingly = this.#survey.total <= mostToldSingly;
    const inserts = planned.filter(({ kind }) => kind === "insert");
    const updates = planned.filter(({ kind }) => kind === "update");
    const undo = resumed && resumed.isWithTable !== true && new ImportUndo(resumed.id, open.opened.relation);
    if (undo) await undo.before(tx, updates.map(({ id }) => id));
    await insertRows(tx, reached, { context, rows: inserts, isToldSingly });
    const found = await updateRows(tx, reached, { context, rows: updates, isToldSingly });
    if (found.length < updates.length) throw new CallFailure("not_found");
    if (undo) await undo.after(tx, planned.map(({ id }) => id));
  }

  /** Rows that went together and are refused are halved until the one stands alone. */
  async #written(piece: Piece, rows: readonly PlannedRow[], work: (rows: readonly PlannedRow[]) => Promise<void>): Promise<void> {
    if (rows.length === 0) return;
    try {
      await work(rows);
    } catch (error) {
      const { context, planning } = piece;
      const failure = inWordsOf(planning.open.opened, context, error);
      if (!(failure instanceof CallFailure) || errorInfo(failure.code).status >= 500) throw error;
      const [first] = rows;
      if (rows.length === 1 && first) {
        for (const problem of writeProblems(context, first.source, planning, failure)) this.#tell(first.source, problem);
        return;
      }
      const half = Math.ceil(rows.length / 2);
      await this.#written(piece, rows.slice(0, half), work);
      await this.#written(piece, rows.slice(half), work);
    }
  }
}

/** Somebody changed what was checked a moment ago. */
async function inWords({ context, planning }: Piece, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw inWordsOf(planning.open.opened, context, error);
  }
}

function counted({ inserted, updated }: Counts, rows: readonly PlannedRow[]): Counts {
  const inserts = rows.filter(({ kind }) => kind === "insert").length;
  return { inserted: inserted + inserts, updated: updated + rows.length - inserts };
}
