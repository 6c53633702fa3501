import { basename } from "node:path";
import { sql, type Kysely } from "kysely";
import type { ProjectFile } from "#contract/config.ts";
import { administrator } from "../../../access/objectPolicy.ts";
import type { Database, DatabaseLog } from "../../../database/Database.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { insertRows, schemaOf, SearchIndexes } from "../../datasets/index.ts";
import { hashPassword } from "../../sessions/index.ts";
import { applyProject } from "../apply/applyProject.ts";
import { changeEntity } from "../changes/changeEntities.ts";
import type { ChangeContext } from "../changes/ChangeContext.ts";
import { readProjectText } from "../text/readProjectText.ts";
import type { ProjectTexts } from "../text/shapes/projectText.ts";
import { loadSeedScripts, seedId, type SeedScript } from "./loadSeedScripts.ts";
import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { readProjectFolder } from "./readProjectFolder.ts";
import { administratorRole, firstAdministrator, insertUsers, prepareUsers, type NewUser } from "../apply/people/insertUsers.ts";
import { systemContext } from "./systemContext.ts";

type Transaction = Kysely<PlatonSchema>;

interface SeedOptions {
  readonly database: Database;
  readonly log: DatabaseLog;
  readonly projectDir: string;
  readonly raisedLimits: Partial<RealmLimits>;
}

/** The id of the project that a folder holds: the folder's name. */
export const projectIdOf = (projectDir: string): string =>
  basename(projectDir).toLowerCase().replace(/[^a-z0-9_]/g, "_");

export async function isSeeded(database: Database, projectId: string): Promise<boolean> {
  const query = database.sql.selectFrom("platon.projects").select("seeded_at").where("id", "=", projectId);
  const row = await query.executeTakeFirst();
  return row !== undefined && row.seeded_at !== null;
}

export interface Seeded {
  /** Rows by dataset. */
  readonly counts: Readonly<Record<string, number>>;
  /** Of a project that is not the default one: the host names that lead to it. */
  readonly hostNames: readonly string[] | undefined;
  /** Of a project whose text names no users. */
  readonly administrator: { readonly username: string; readonly password: string } | undefined;
}

/**
 * Fills an empty project from its folder (D43): configuration, users and rows in one transaction, so that a start that
 * is interrupted leaves it empty. To be run in a process of its own: the embedded database keeps the memory it took.
 *
 * @returns undefined when the project was not empty
 * @throws CallFailure `config_invalid`
 */
export async function seedProject(options: SeedOptions): Promise<Seeded | undefined> {
  const { database, projectDir } = options;
  const projectId = projectIdOf(projectDir);
  if (await isSeeded(database, projectId)) return undefined;
  const files = await readProjectFolder(projectDir);
  const { texts } = readProjectText(files, systemContext(projectId, { raisedLimits: options.raisedLimits }));
  const first = texts.users.size > 0 ? undefined : firstAdministrator();
  const people = first ? new Map([[first.username, { value: first.user }]]) : texts.users;
  const [users, scripts] = await Promise.all([prepareUsers(people, hashPassword), loadSeedScripts(projectDir)]);
  await createProject(database, { projectId, title: texts.project?.value.title ?? projectId });
  const counts = await fill(options, { projectId, files, texts, users, scripts });
  if (counts === undefined) return undefined;
  await database.analyze(Object.keys(counts).map((name) => `${schemaOf(projectId)}.${name}`));
  await makeSearchIndexes(options);
  const { is_default: isDefault, host_names: hostNames } = await database.sql
    .selectFrom("platon.projects")
    .select(["is_default", "host_names"])
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  return { counts, hostNames: isDefault ? undefined : hostNames, administrator: first };
}

/** Here, where nobody waits for the embedded database yet. */
async function makeSearchIndexes(foundation: SeedOptions): Promise<void> {
  const indexes = await SearchIndexes.open(foundation);
  await indexes.bring();
  await indexes.close();
}

async function createProject(
  database: Database, { projectId, title }: { projectId: string; title: string }
): Promise<void> {
  const isFirst = sql<boolean>`not exists (select 1 from platon.projects where is_default)`;
  await database.sql
    .insertInto("platon.projects")
    .values({ id: projectId, title, is_default: isFirst })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface Filling {
  readonly projectId: string;
  readonly files: readonly ProjectFile[];
  readonly texts: ProjectTexts;
  readonly users: readonly NewUser[];
  readonly scripts: readonly SeedScript[];
}

/** Another node that started on the same empty database was faster. */
class AlreadySeeded extends Error {}

async function fill({ database, raisedLimits }: SeedOptions, filling: Filling): Promise<Record<string, number> | undefined> {
  const { projectId, files } = filling;
  const counts: Record<string, number> = {};
  const load = async (tx: Transaction): Promise<void> => {
    const query = tx.selectFrom("platon.projects").select("seeded_at").where("id", "=", projectId);
    if ((await query.executeTakeFirst())?.seeded_at) throw new AlreadySeeded();
    for (const script of filling.scripts) counts[script.dataset] = await loadRows(tx, script, filling);
    await tx.updateTable("platon.projects").set({ seeded_at: sql`now()` }).where("id", "=", projectId).execute();
  };
  const conclude = (tx: Transaction): Promise<void> => addUsers(tx, systemContext(projectId), filling);
  try {
    await applyProject(database, systemContext(projectId, { raisedLimits }), { files, load, conclude });
    return counts;
  } catch (error) {
    if (error instanceof AlreadySeeded) return undefined;
    throw error;
  }
}

async function addUsers(tx: Transaction, context: ChangeContext, { projectId, texts, users }: Filling): Promise<void> {
  if (texts.users.size === 0 && !texts.roles.has(administratorRole)) {
    const values = { name: administratorRole, title: "Administrator", permissions: [administrator] };
    await changeEntity(tx, context, { change: "insert", entity: "roles", values });
  }
  await insertUsers(tx, projectId, users);
}

function loadRows(
  tx: Transaction, { dataset, rows }: SeedScript, { projectId, texts, users }: Filling
): Promise<number> {
  const placed = texts.datasets.get(dataset);
  if (placed === undefined) throw new Error(`seed/${dataset}.mjs: there is no dataset "${dataset}"`);
  const ids = Object.fromEntries(users.map(({ username, id }) => [username, id]));
  return insertRows(tx, { ...placed.value, projectId, name: dataset }, rows({ idOf: seedId, users: ids }));
}
