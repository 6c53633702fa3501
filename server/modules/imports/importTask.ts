import type { Relation } from "../../access/Relation.ts";
import { afterCommit } from "../../database/afterCommit.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { recordAudit } from "../audit/index.ts";
import { relationsOf } from "../config/index.ts";
import { dropFile } from "../files/index.ts";
import { TaskCancelled, type TaskKind, type TaskRun } from "../tasks/index.ts";
import { claimImport, keepClaim, noteChecked, releaseClaim } from "./claimImport.ts";
import { errorFile } from "./errorFile.ts";
import { errorFileName } from "./errorFileName.ts";
import { ImportUndo } from "./ImportUndo.ts";
import { openImport } from "./openImport.ts";
import type { ImportSource } from "./openSheet.ts";
import { runImport, type ImportMark } from "./runImport.ts";
import { workbookType } from "./workbookType.ts";

export interface ImportInput {
  readonly config: string;
  readonly file: { readonly id: string; readonly digest: string };
  readonly choice: ImportSource["choice"];
  readonly asked: ImportSource["asked"];
  readonly isDry: boolean;
}

/** As an attempt finds it; `isTakenBack`: what it stands for is being taken back. */
type Mark = ImportMark & { readonly isTakenBack?: boolean };

const beginning: ImportMark = { behind: 0, inserted: 0, updated: 0 };

/** A file of many rows: cancelled or failed for good, what it did is taken back. */
export const importTask: TaskKind<ImportInput> = {
  name: "import",
  limitMs: 4 * 3_600_000,
  isRepeatable: true,
  async run(run) {
    const { config, file, isDry } = run.input;
    const context = await run.context();
    if (!isDry) await claimImport(context, { config, digest: file.digest, id: run.id });
    const source = { path: context.services.files.partialPath(file.id), choice: run.input.choice, asked: run.input.asked };
    let keptAt = Date.now();
    const result = await runImport({
      open: (now) => openImport(now, config), source, isDry, signal: run.signal,
      context: async () => {
        if (!isDry && Date.now() - keptAt > 60_000) {
          await keepClaim(context, run.id);
          keptAt = Date.now();
        }
        return await run.context();
      },
      progress: (done, total) => run.progress(done, total),
      problem: (problem) => run.problem(problem),
      ...(!isDry && { resumed: { id: run.id, ...(await markOf(run)), keepMark: (tx, mark) => run.keepMark(tx, mark) } }),
    });
    const { inserted, updated, failed, bad } = result;
    if (result.isToTakeBack) await takeBackRows(run, context);
    const { title } = await openImport(context, config);
    if (bad.count > 0) await run.writeFile({ name: errorFileName(context, title), type: workbookType }, errorFile({ ...context, signal: run.signal }, title, bad));
    if (isDry) await noteChecked(context, { config, digest: file.digest });
    return { inserted, updated, ...(failed > 0 && { failed }) };
  },
  async undo(run) {
    if (run.input.isDry) return;
    const context = await run.contextAfterwards();
    const isWhole = (await findTarget(context, run.input.config))?.onError === "all_or_nothing";
    // What is good stays where that was asked for, also when a right ended in the middle.
    if (isWhole || run.signal.reason instanceof TaskCancelled) await takeBackRows(run, context);
    await releaseClaim(context.services.database.sql, run.id);
  },
  async conclude(run, { inserted, updated, failed }) {
    const { config, file, isDry } = run.input;
    const context = await run.contextAfterwards();
    return async (tx) => {
      afterCommit(tx, () => void dropFile(context, { id: file.id, state: "pending" }));
      if (isDry) return;
      await releaseClaim(tx, run.id);
      await recordAudit(tx, context, { event: "custom", object: `import:${config}`, recordId: run.id, details: { action: "import", inserted, updated, failed: failed ?? 0 } });
    };
  },
};

/** Where to go on. What was being taken back when the server ended is so first, and all begins anew. */
async function markOf(run: TaskRun<ImportInput>): Promise<ImportMark> {
  const mark = run.mark as Mark | undefined;
  if (mark?.isTakenBack !== true) return mark ?? beginning;
  const context = await run.context();
  await takeBackRows(run, context);
  await context.services.database.transaction((tx) => run.keepMark(tx, beginning));
  return beginning;
}

async function takeBackRows(run: TaskRun<ImportInput>, context: CallContext): Promise<void> {
  const target = await findTarget(context, run.input.config);
  if (target === undefined) return;
  const { database, events } = context.services;
  const undo = new ImportUndo(run.id, target.relation);
  const next = (): Promise<boolean> => database.transaction(async (tx) => {
    await run.keepMark(tx, { ...beginning, isTakenBack: true } satisfies Mark);
    return await undo.takeBack(tx);
  });
  if (!(await next())) return;
  while (await next()) continue;
  await database.transaction((tx) => events.record(tx, context.project.id, { kind: "reset" }));
  await recordAudit(database.sql, context, { event: "custom", object: `import:${run.input.config}`, recordId: run.id, details: { action: "import", state: "taken back" } });
}

/** Whatever its owner may do by now. */
async function findTarget({ services, project }: CallContext, name: string): Promise<{ readonly relation: Relation; readonly onError: string } | undefined> {
  const config = await services.configuration.of(project.id);
  const one = config.imports.get(name);
  const source = one && config.tables.get(one.table)?.source;
  const relation = source && "dataset" in source ? relationsOf(config)(source.dataset) : undefined;
  return one && relation && { relation, onError: one.onError };
}
