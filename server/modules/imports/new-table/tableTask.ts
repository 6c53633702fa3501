import { sql, type Kysely } from "kysely";
import type { PlannedChange } from "#core/new-table/TablePlan.ts";
import { permissionNames } from "#core/new-table/composeTable.ts";
import type { Relation } from "../../../access/Relation.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { recordAudit } from "../../audit/index.ts";
import { changeTogether, relationsOf, takeChangesBack, type EntityChange, type ProjectConfig } from "../../config/index.ts";
import { dropFile } from "../../files/index.ts";
import type { TaskKind, TaskRun } from "../../tasks/index.ts";
import { errorFile } from "../errorFile.ts";
import { errorFileName } from "../errorFileName.ts";
import type { ReadingChoice } from "../reading/readFile.ts";
import { runImport } from "../runImport.ts";
import { workbookType } from "../workbookType.ts";
import { openNewTable, titlesOfSheet, type SheetFields } from "./openNewTable.ts";

export interface TableInput extends SheetFields {
  readonly title: string;
  readonly file: string;
  readonly choice: ReadingChoice;
  readonly isPartial: boolean;
  /** What makes it, with the ids that it gets. */
  readonly changes: readonly PlannedChange[];
}

/** What is there already. */
interface Mark {
  /** The last row of the file that is written. */
  readonly behind: number;
  readonly inserted: number;
}

/** What people see of it comes when its rows are there. */
const isShowing = ({ entity }: PlannedChange): boolean => entity === "menus" || entity === "roles";

/** A table of a file: first what holds the rows, then the rows, then what leads to it. Failed or cancelled, nothing of it is left. */
export const tableTask: TaskKind<TableInput> = {
  name: "table",
  limitMs: 2 * 3_600_000,
  isRepeatable: true,
  async run(run) {
    const { input } = run;
    const context = await run.context();
    let mark = run.mark as Mark | undefined;
    if (!mark) {
      mark = { behind: 0, inserted: 0 };
      await changeAll(run, context, input.changes.filter((change) => !isShowing(change)), mark);
    }
    const before = mark;
    const result = await runImport({
      open: (now) => openNewTable(now, input),
      source: { path: context.services.files.partialPath(input.file), choice: input.choice, asked: {}, titles: titlesOfSheet(input) },
      isDry: false, signal: run.signal,
      context: () => run.context(),
      progress: (done, total) => run.progress(done, total),
      problem: (problem) => run.problem(problem),
      resumed: { id: run.id, isWithTable: true, behind: before.behind, keepMark: (tx, { behind, inserted }) => run.keepMark(tx, { behind, inserted: inserted + before.inserted } satisfies Mark) },
    });
    const inserted = result.inserted + before.inserted;
    const failed = result.bad.rows.size;
    if (failed > 0) await run.writeFile({ name: errorFileName(context, input.title), type: workbookType }, errorFile({ ...context, signal: run.signal }, input.title, result.bad));
    if (failed > 0 && !input.isPartial) throw new CallFailure("sheet_rows_unfit", { params: { count: failed } });
    const now = await run.context();
    const showing = input.changes.filter(isShowing);
    if (showing.length > 0 && !isShown(await now.services.configuration.of(now.project.id), input)) await changeAll(run, now, showing, { behind: Number.MAX_SAFE_INTEGER, inserted });
    await recordAudit(now.services.database.sql, now, { event: "custom", object: `table:${input.key}`, recordId: run.id, details: { action: "sheet", inserted, failed } });
    await dropFile(now, { id: input.file, state: "pending" });
    return { inserted, ...(failed > 0 && { failed }) };
  },
  undo: takeBack,
};

async function changeAll(run: TaskRun<TableInput>, context: CallContext, changes: readonly PlannedChange[], mark: Mark): Promise<void> {
  await changeTogether(context, { changes: [...changes] }, { isDryRun: false, beside: (tx) => run.keepMark(tx, mark) });
}

const idOf = ({ changes }: TableInput, entity: string): string | undefined => changes.find((change) => change.change === "insert" && change.entity === entity)?.id;

/** By an attempt that came so far. */
const isShown = (config: ProjectConfig, input: TableInput): boolean => presentOf(config, input).some(({ entity }) => entity === "menus");

/** What of it is there, in the order in which it goes. */
function presentOf({ menus, tables, forms, datasets }: ProjectConfig, input: TableInput): { readonly entity: EntityChange["entity"]; readonly id: string }[] {
  const all = [["menus", everyMenu(menus)], ["tables", [...tables.values()]], ["forms", [...forms.values()]], ["datasets", [...datasets.values()]]] as const;
  return all.flatMap(([entity, list]) => list.filter(({ id }) => id === idOf(input, entity)).map(({ id }) => ({ entity, id })));
}

const everyMenu = (menus: ProjectConfig["menus"]): ProjectConfig["menus"] => menus.flatMap((menu) => [menu, ...everyMenu(menu.children)]);

/** Rows first, so that none of them is held for whoever would restore the dataset. */
async function takeBack(run: TaskRun<TableInput>): Promise<void> {
  const { input } = run;
  const context = await run.context({ isToTakeBack: true });
  const { database, configuration, events } = context.services;
  const config = await configuration.of(context.project.id);
  const dataset = [...config.datasets.values()].find(({ id }) => id === idOf(input, "datasets"))?.name;
  const relation = dataset === undefined ? undefined : relationsOf(config)(dataset);
  if (relation) await database.transaction((tx) => emptyTable(tx, relation));
  const present = presentOf(config, input);
  const granted = new Set(Object.values(permissionNames(input.key)));
  const roles = input.changes.flatMap(({ change, id }): EntityChange[] => {
    const role = change === "update" ? [...config.roles.values()].find((one) => one.id === id) : undefined;
    return role?.permissions.some((one) => granted.has(one)) === true ? [{ change: "update", entity: "roles", id, values: { permissions: role.permissions.filter((one) => !granted.has(one)) } }] : [];
  });
  const changes: EntityChange[] = [...roles, ...present.map(({ entity, id }) => ({ change: "delete", entity, id }) as const)];
  if (changes.length > 0) await takeChangesBack(context, changes);
  await database.transaction((tx) => events.record(tx, context.project.id, { kind: "reset" }));
  await recordAudit(database.sql, context, { event: "custom", object: `table:${input.key}`, recordId: run.id, details: { action: "sheet", state: "taken back" } });
}

async function emptyTable(tx: Kysely<PlatonSchema>, { schema, table, name }: Relation): Promise<void> {
  const rows = sql.table(`${schema}.${table}`);
  await sql`delete from platon.record_revisions using ${rows} as t where platon.record_revisions.record_id = t.id and platon.record_revisions.dataset = ${name}`.execute(tx);
  await sql`delete from ${rows}`.execute(tx);
}
