import { sql, type Kysely } from "kysely";
import type { TablePlan } from "#core/new-table/TablePlan.ts";
import { composeTable, permissionNames } from "#core/new-table/composeTable.ts";
import { tableOf } from "../../../access/relationPath.ts";
import { afterCommit } from "../../../database/afterCommit.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { recordAudit } from "../../audit/index.ts";
import { changeTogether, relationsOf, takeChangesBack, type EntityChange, type ProjectConfig } from "../../config/index.ts";
import { dropFile } from "../../files/index.ts";
import type { TaskKind, TaskRun } from "../../tasks/index.ts";
import { claimImport, releaseClaim } from "../claimImport.ts";
import { errorFile } from "../errorFile.ts";
import { errorFileName } from "../errorFileName.ts";
import type { ReadingChoice } from "../reading/readFile.ts";
import { runImport, type ImportMark } from "../runImport.ts";
import { workbookType } from "../workbookType.ts";
import { openNewTable, titlesOfSheet, type SheetFields } from "./openNewTable.ts";

export interface TableInput extends SheetFields {
  readonly file: string;
  readonly choice: ReadingChoice;
  readonly isPartial: boolean;
  readonly plan: TablePlan;
}

/** An object that was made. */
interface Made {
  readonly entity: (typeof objects)[number];
  readonly id: string;
}

/** What is there already; none of it once it was taken back. */
type Mark = ImportMark & { readonly made: readonly Made[]; readonly isShown?: boolean; readonly isTakenBack?: boolean };

/** Of a plan, in the order in which they go. */
const objects = ["menus", "tables", "forms", "datasets"] as const;
/** Behind all rows of a file. */
const lastRow = 2_147_483_647;
/** What people see of it comes when its rows are there. */
const shown: ReadonlySet<string> = new Set(["menus", "roles"]);

/** A table of a file: first what holds the rows, then the rows, then what leads to it. Failed or cancelled, nothing of it is left. */
export const tableTask: TaskKind<TableInput> = {
  name: "table",
  limitMs: 2 * 3_600_000,
  isRepeatable: true,
  async run(run) {
    const { input } = run;
    const { plan, file } = input;
    const context = await run.context();
    const before = run.mark as Mark | undefined;
    await claimImport(context, { config: `table:${input.key}`, digest: file, id: run.id });
    const mark = before && before.isTakenBack !== true ? before : await make(run, context, { behind: 0, inserted: 0, updated: 0, made: [] });
    const result = await runImport({
      open: (now) => openNewTable(now, input),
      source: { path: context.services.files.partialPath(file), choice: input.choice, asked: {}, titles: titlesOfSheet(input) },
      isDry: false, signal: run.signal,
      context: () => run.context(),
      progress: (done, total) => run.progress(done, total),
      problem: (problem) => run.problem(problem),
      resumed: { id: run.id, isWithTable: true, ...mark, keepMark: (tx, now) => run.keepMark(tx, { ...mark, ...now } satisfies Mark) },
    });
    const { inserted, bad } = result;
    if (bad.count > 0) await run.writeFile({ name: errorFileName(context, plan.title), type: workbookType }, errorFile({ ...context, signal: run.signal }, plan.title, bad));
    if (bad.count > 0 && !input.isPartial) throw new CallFailure("sheet_rows_unfit", { params: { count: bad.count } });
    if (mark.isShown !== true) await make(run, await run.context(), { ...mark, behind: lastRow, inserted, isShown: true });
    return { inserted, ...(bad.count > 0 && { failed: bad.count }) };
  },
  async undo(run) {
    const context = await run.contextAfterwards();
    const { database } = context.services;
    await takeBack(run, context);
    await releaseClaim(database.sql, run.id);
  },
  async conclude(run, { inserted, failed }) {
    const context = await run.contextAfterwards();
    return async (tx) => {
      afterCommit(tx, () => void dropFile(context, { id: run.input.file, state: "pending" }));
      await releaseClaim(tx, run.id);
      await recordAudit(tx, context, { event: "custom", object: `table:${run.input.key}`, recordId: run.id, details: { action: "sheet", inserted, failed: failed ?? 0 } });
    };
  },
};

/** What holds the rows, or what shows them, with a mark that says so. */
async function make(run: TaskRun<TableInput>, context: CallContext, mark: Mark): Promise<Mark> {
  const changes = composeTable(run.input.plan).filter(({ entity }) => shown.has(entity) === (mark.isShown === true));
  const made = objects.flatMap((entity) => changes.filter((one) => one.change === "insert" && one.entity === entity).map(({ id }): Made => ({ entity, id })));
  const kept = { ...mark, made: [...made, ...mark.made] };
  if (changes.length > 0) await changeTogether(context, { changes }, { isDryRun: false, beside: (tx) => run.keepMark(tx, kept) });
  return kept;
}

const everyMenu = (menus: ProjectConfig["menus"]): ProjectConfig["menus"] => menus.flatMap((menu) => [menu, ...everyMenu(menu.children)]);

/** All in one transaction, with a mark that says so: the rows first, so that none of them is held for whoever would restore the dataset. */
async function takeBack(run: TaskRun<TableInput>, context: CallContext): Promise<void> {
  const { database, configuration } = context.services;
  // This attempt may have come further than it began.
  const row = await database.sql.selectFrom("platon.tasks").select("mark").where("id", "=", run.id).executeTakeFirst();
  const mark = row?.mark as Mark | null | undefined;
  if (!mark || mark.isTakenBack) return;
  const config = await configuration.of(context.project.id);
  const there = new Set([everyMenu(config.menus), [...config.tables.values()], [...config.forms.values()], [...config.datasets.values()]].flatMap((list) => list.map(({ id }) => id)));
  const present = mark.made.filter(({ id }) => there.has(id));
  await takeChangesBack(context, [...ungrantings(config, run.input), ...present.map(({ entity, id }) => ({ change: "delete", entity, id }) as const)], async (tx) => {
    await emptyTable(tx, config, present);
    await run.keepMark(tx, { ...mark, made: [], isTakenBack: true } satisfies Mark);
  });
  await recordAudit(database.sql, context, { event: "custom", object: `table:${run.input.key}`, recordId: run.id, details: { action: "sheet", state: "taken back" } });
}

/** Roles without the permissions of the table. */
function ungrantings({ roles }: ProjectConfig, { key, plan: { readers = [], writers } }: TableInput): EntityChange[] {
  const granted = new Set(Object.values(permissionNames(key)));
  const ids = new Set([...readers, ...writers].map(({ id }) => id));
  return [...roles.values()].filter(({ id, permissions }) => ids.has(id) && permissions.some((one) => granted.has(one)))
    .map(({ id, permissions }) => ({ change: "update", entity: "roles", id, values: { permissions: permissions.filter((one) => !granted.has(one)) } }));
}

async function emptyTable(tx: Kysely<PlatonSchema>, config: ProjectConfig, made: readonly Made[]): Promise<void> {
  const dataset = [...config.datasets.values()].find(({ id }) => made.some((one) => one.id === id));
  const relation = dataset && relationsOf(config)(dataset.name);
  if (!relation) return;
  const rows = tableOf(relation);
  await sql`delete from platon.record_revisions using ${rows} as t where platon.record_revisions.record_id = t.id and platon.record_revisions.dataset = ${relation.name}`.execute(tx);
  await sql`delete from ${rows}`.execute(tx);
}
