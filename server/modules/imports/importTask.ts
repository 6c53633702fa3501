import type { Relation } from "../../access/Relation.ts";
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
import { runImport } from "./runImport.ts";
import { workbookType } from "./workbookType.ts";

export interface ImportInput {
  readonly config: string;
  readonly file: { readonly id: string; readonly digest: string };
  readonly choice: ImportSource["choice"];
  readonly asked: ImportSource["asked"];
  readonly isDry: boolean;
}

interface Mark {
  readonly behind: number;
  readonly inserted: number;
  readonly updated: number;
}

/** A file of many rows: cancelled or failed for good, what it did is taken back. */
export const importTask: TaskKind<ImportInput> = {
  name: "import",
  limitMs: 4 * 3_600_000,
  isRepeatable: true,
  async run(run) {
    const { config, file, isDry } = run.input;
    const context = await run.context();
    const mark = run.mark as Mark | undefined;
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
      ...(!isDry && {
        resumed: {
          id: run.id, behind: mark?.behind ?? 0,
          keepMark: (tx, now: Mark) => run.keepMark(tx, { behind: now.behind, inserted: now.inserted + (mark?.inserted ?? 0), updated: now.updated + (mark?.updated ?? 0) }),
        },
      }),
    });
    const { title } = await openImport(context, config);
    if (result.bad.rows.size > 0) await run.writeFile({ name: errorFileName(context, title), type: workbookType }, errorFile({ ...context, signal: run.signal }, title, result.bad));
    const inserted = result.inserted + (mark?.inserted ?? 0);
    const updated = result.updated + (mark?.updated ?? 0);
    if (isDry) await noteChecked(context, { config, digest: file.digest });
    else {
      await releaseClaim(context, run.id);
      await recordAudit(context.services.database.sql, context, { event: "custom", object: `import:${config}`, recordId: run.id, details: { action: "import", inserted, updated, failed: result.bad.rows.size } });
      await dropFile(context, { id: file.id, state: "pending" });
    }
    return { inserted, updated, ...(result.bad.rows.size > 0 && { failed: result.bad.rows.size }) };
  },
  undo: async (run) => {
    if (!run.input.isDry) await takeBack(run);
  },
};

async function takeBack(run: TaskRun<ImportInput>): Promise<void> {
  const context = await run.context({ isToTakeBack: true });
  const target = await findTarget(context, run.input.config);
  // What is good stays where that was asked for, also when a right ended in the middle.
  if (target && (target.onError === "all_or_nothing" || run.signal.reason instanceof TaskCancelled)) await takeBackRows(run, context, target.relation);
  await releaseClaim(context, run.id);
}

async function takeBackRows(run: TaskRun<ImportInput>, context: CallContext, relation: Relation): Promise<void> {
  const { database, events } = context.services;
  const undo = new ImportUndo(run.id, relation);
  while (await database.transaction((tx) => undo.takeBack(tx))) continue;
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
