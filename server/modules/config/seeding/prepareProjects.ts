import { platformProject } from "#core/platformProject.ts";
import type { Database, DatabaseLog } from "../../../database/Database.ts";
import type { ApplyAnswer, ProjectFile } from "#contract/config.ts";
import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { openEventHub, type EventHub } from "../../events/index.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { entities } from "../entities/entities.ts";
import { entityScreens } from "../entities/entityScreens.ts";
import { records } from "../records/records.ts";
import { recordScreens } from "../records/recordScreens.ts";
import { applyProject, compareProject } from "../apply/applyProject.ts";
import { readUnreadSecrets } from "../secrets/readUnreadSecrets.ts";
import { readProjectFolder } from "./readProjectFolder.ts";
import { isSeeded, projectIdOf } from "./seedProject.ts";
import { systemContext } from "./systemContext.ts";

interface PrepareOptions {
  readonly database: Database;
  readonly log: DatabaseLog;
  /** `projects/platon` of this version of the server. */
  readonly platformDir: string;
  /** The folder that seeded the project. */
  readonly projectDir: string;
  readonly raisedLimits: Partial<RealmLimits>;
}

/**
 * At every start: the platform's own configuration becomes that of this version (D40), and where the project differs
 * from its folder the operator is told so in one line (D43); `npm run platon -- apply` or `pull` settles it.
 */
export async function prepareProjects({ database, log, platformDir, projectDir, raisedLimits }: PrepareOptions): Promise<void> {
  const events = await openEventHub({ database, log });
  try {
    await applyPlatform({ database, events, platformDir });
    for (const { project, places } of await readUnreadSecrets(database)) {
      log.warn({ project, places }, `secrets to be entered anew in the settings of project ${project}: ${places.join(", ")}`);
    }
    await reportDifferences({ database, events, log, projectDir, raisedLimits });
  } finally {
    await events.close();
  }
}

export async function applyPlatform(
  { database, events, platformDir }: { database: Database; events?: EventHub; platformDir: string },
): Promise<ApplyAnswer> {
  await database.sql
    .insertInto("platon.projects")
    .values({ id: platformProject, title: "Platon" })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const files = withEntityScreens(await readProjectFolder(platformDir));
  return applyProject(database, systemContext(platformProject, events && { events }), { files, mine: "all", deletions: true, deletionCount: "any" });
}

async function reportDifferences(
  { database, events, log, projectDir, raisedLimits }: {
    database: Database; events: EventHub
  } & Pick<PrepareOptions, "log" | "projectDir" | "raisedLimits">,
): Promise<void> {
  const projectId = projectIdOf(projectDir);
  if (!(await isSeeded(database, projectId))) return;
  try {
    const files = await readProjectFolder(projectDir);
    const changes = await compareProject(database, systemContext(projectId, { events, raisedLimits }), files);
    const names = changes.map(({ entity, name }) => `${entity}/${name}`);
    if (names.length === 0) return;
    const some = names.slice(0, 8).join(", ") + (names.length > 8 ? ", …" : "");
    log.warn(
      { project: projectId, changes: names.length },
      `the project differs from ${projectDir}: ${some}. See npm run platon -- diff`,
    );
  } catch (error) {
    // A folder with mistakes must not keep a project from running that is in order.
    if (error instanceof CallFailure) log.warn({ project: projectId, code: error.code, ...error.details.params }, `${projectDir} could not be read`);
    else if (isGone(error)) log.warn({ project: projectId }, `${projectDir} is not there any more`);
    else throw error;
  }
}

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/** An entity, a part, or a kind of record without a table or form of its own in the platform's text has those that follow from its description. */
function withEntityScreens(files: readonly ProjectFile[]): ProjectFile[] {
  const said = new Set(files.map(({ path }) => path));
  const screens = [
    ...entities.map((entity) => ({ name: entity.name, ...entityScreens(entity) })),
    ...records.map((record) => ({ name: record.name, ...recordScreens(record) })),
  ];
  const made = screens.flatMap(({ name, table, form }) => [{ path: `tables/${name}.json`, value: table }, { path: `forms/${name}.json`, value: form }]);
  return [...files, ...made.flatMap(({ path, value }) => (value && !said.has(path) ? [{ path, text: JSON.stringify(value) }] : []))];
}
