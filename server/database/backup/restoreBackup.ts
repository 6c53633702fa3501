import { sql, type Kysely } from "kysely";
import type { Database } from "../Database.ts";
import { checksumOf, migrateWithin, refuseUnknown } from "../migrate.ts";
import { migrations } from "../migrations/index.ts";
import type { PlatonSchema } from "../PlatonSchema.ts";
import { BackupRefused, type BackupManifest, type FileText, type TableText } from "./BackupFile.ts";
import { bytesOf, checkBackup, readBackup, rowOf } from "./openBackup.ts";
import { TableLoader } from "./TableLoader.ts";
import { attach, createTable, detachKeys, giveNumbers } from "./tableStatements.ts";

type Transaction = Kysely<PlatonSchema>;

/** Where the bytes of files go; what it was given is there for others once it is kept. */
export interface FileTaker {
  begin(id: string): Promise<void>;
  add(bytes: Uint8Array): Promise<void>;
  /** All of them, after the last. */
  keep(): Promise<void>;
  /** Not after all: what they belong to was rolled back. */
  takeBack(): Promise<void>;
}

interface RestoreOptions {
  readonly files?: FileTaker | undefined;
  readonly onProgress?: (progress: { readonly manifest: BackupManifest; readonly restoredRows: number }) => void;
}

/**
 * Fills an empty database with a backup's file, all of it in one transaction or nothing. The file is read to its end first.
 * Its tables are made as the version that wrote it had them, filled, and brought up to date. The database is to be opened with
 * limits of hours for class "maintenance".
 *
 * @throws BackupRefused when the file is no whole backup, or the database holds a project; MigrationRefused when the backup
 * is of a newer version
 */
export async function restoreBackup(database: Database, path: string, options: RestoreOptions = {}): Promise<BackupManifest> {
  const manifest = await checkBackup(path);
  refuseOther(manifest);
  try {
    await database.transaction((tx) => restore(tx, { path, manifest, options }), { class: "maintenance" });
  } catch (error) {
    await options.files?.takeBack();
    throw error;
  }
  await sql`analyze`.execute(database.maintenance);
  return manifest;
}

function refuseOther({ migrations: had, version }: BackupManifest): void {
  refuseUnknown(had.map(({ id }) => id), migrations, `The backup, of Platon ${version},`);
  const known = new Map(migrations.map((migration) => [migration.id, checksumOf(migration)]));
  const edited = had.find(({ id, checksum }) => known.get(id) !== checksum);
  if (edited !== undefined) throw new BackupRefused(`Migration ${edited.id} is another in the backup, of Platon ${version}, than in this version`);
}

interface Restoring {
  readonly path: string;
  readonly manifest: BackupManifest;
  readonly options: RestoreOptions;
}

async function restore(tx: Transaction, { path, manifest, options }: Restoring): Promise<void> {
  await refuseFull(tx);
  const had = new Set(manifest.migrations.map(({ id }) => id));
  await sql`drop schema if exists platon cascade`.execute(tx);
  await migrateWithin(tx, migrations.filter(({ id }) => had.has(id)), migrations);
  const attachKeys = await detachKeys(tx);
  const tables = await load(tx, { path, manifest, options });
  for (const table of tables) await attach(tx, table, { isForeignKey: false });
  for (const table of tables) await attach(tx, table, { isForeignKey: true });
  await attachKeys();
  for (const table of tables) await giveNumbers(tx, table);
  await migrateWithin(tx, migrations, migrations);
  for (const { id, appliedAt } of manifest.migrations) {
    await tx.updateTable("platon.migrations").set({ applied_at: appliedAt }).where("id", "=", id).execute();
  }
  await options.files?.keep();
}

/** @throws BackupRefused */
async function refuseFull(tx: Transaction): Promise<void> {
  const { rows: there } = await sql`select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'platon' and c.relname = 'projects'`
    .execute(tx);
  if (there.length === 0) return;
  const { rows } = await sql<{ id: string }>`select id from platon.projects where seeded_at is not null order by id`.execute(tx);
  if (rows.length === 0) return;
  throw new BackupRefused(`The database holds ${rows.map(({ id }) => `project "${id}"`).join(", ")}: a backup is restored on an empty server only. Nothing was changed`);
}

async function load(tx: Transaction, { path, manifest, options }: Restoring): Promise<TableText[]> {
  const tables: TableText[] = [];
  let loader: TableLoader | undefined;
  let file: FileText | undefined;
  let restoredRows = 0;
  for await (const entry of readBackup(path)) {
    if (entry.kind === "row") {
      await loader?.add(rowOf(entry.line));
      restoredRows += 1;
      if (restoredRows % 1_000 === 0) options.onProgress?.({ manifest, restoredRows });
    } else if (entry.kind === "piece") {
      if (file !== undefined) await options.files?.add(bytesOf(entry.line));
    } else if (entry.kind === "table") {
      await loader?.flush();
      await createTable(tx, entry.table);
      loader = new TableLoader(tx, entry.table);
      tables.push(entry.table);
    } else if (entry.kind === "file") {
      file = entry.file.isMissing ? undefined : entry.file;
      if (file !== undefined) await options.files?.begin(file.file);
    }
  }
  await loader?.flush();
  return tables;
}
