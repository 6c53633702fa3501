import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { sayError } from "#core/wording/sayError.ts";
import type { Database, DatabaseLog } from "../../../database/Database.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { openEventHub } from "../../events/index.ts";
import { applyProject } from "../apply/applyProject.ts";
import { readTextBase } from "../apply/merging/readTextBase.ts";
import { readUserTexts, userFiles } from "../apply/people/userTexts.ts";
import { readProjectRecord } from "../apply/projectRecord.ts";
import { loadEntityRows } from "../entities/entityRows.ts";
import { systemContext } from "../seeding/systemContext.ts";
import { exportProject } from "../text/files/exportProject.ts";
import { GateRefused, type ProjectGate, type RefusalDetails } from "./ProjectGate.ts";

interface DirectoryOptions {
  readonly database: Database;
  readonly log: DatabaseLog;
  readonly projectId: string;
  readonly place: string;
  readonly raisedLimits: Partial<RealmLimits>;
}

/** The project in a database that no server has open (or, with PostgreSQL, beside its servers). */
export async function openDirectoryGate({ database, log, projectId, place, raisedLimits }: DirectoryOptions): Promise<ProjectGate> {
  const events = await openEventHub({ database, log });
  const close = async (): Promise<void> => {
    await events.close();
    await database.close();
  };
  const known = database.sql.selectFrom("platon.projects").select("id").where("id", "=", projectId);
  if ((await known.executeTakeFirst()) === undefined) {
    await close();
    throw new GateRefused(`There is no project "${projectId}" in ${place}`);
  }
  return {
    place,
    address: undefined,
    base: () => readTextBase(database.sql, projectId),
    apply: (body, dryRun, onStep) =>
      plainly(() => applyProject(database, { ...systemContext(projectId, { events, raisedLimits }), onStep }, { ...body, dryRun })),
    export: async (withUsers) => [
      ...exportProject(await readProjectRecord(database.sql, projectId), await loadEntityRows(database.sql, projectId)),
      ...(withUsers ? userFiles(await readUserTexts(database.sql, projectId)) : []),
    ],
    close,
  };
}

async function plainly<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    throw new GateRefused(sayError("en", error.code, error.details.params), error.details.data as RefusalDetails);
  }
}
