import type { Writable } from "node:stream";
import { sql, type Kysely } from "kysely";
import type { Database } from "../Database.ts";
import { refuseUnknown } from "../migrate.ts";
import { migrations } from "../migrations/index.ts";
import type { PlatonSchema } from "../PlatonSchema.ts";
import { productVersion } from "../productVersion.ts";
import { backupFormat, type BackupManifest, type FileText, type MigrationText, type TableText } from "./BackupFile.ts";
import { describeTables } from "./describeTables.ts";
import { readRowPages } from "./readRowPages.ts";
import { lineOf, SealedWriter } from "./SealedWriter.ts";

/** The store's bytes of a file; undefined when it is not there. */
export type OpenFile = (id: string) => Promise<AsyncIterable<Uint8Array> | undefined>;

interface BackupOptions {
  /** With it the bytes of the file store are part of the backup. */
  readonly openFile?: OpenFile | undefined;
  /** Before the first row, and whenever rows have been written. */
  readonly onProgress?: (progress: BackupProgress) => void;
  readonly signal?: AbortSignal;
}

export interface BackupProgress {
  readonly manifest: BackupManifest;
  readonly writtenRows: number;
}

/** A quarter of a megabyte of base64. */
const pieceBytes = 196_608;

/**
 * Writes the whole server, as it is at one moment, into one file (BackupFile.ts): all tables of schema `platon` but those that
 * pass, and all of the projects. It is read by pages of a few megabytes and written as fast as it is taken, while others go on.
 *
 * @returns what the file says of itself at its beginning
 * @throws BackupRefused for a row that is too long, or a database of a newer version
 * @example await writeBackup(database, createWriteStream("platon.backup"));
 */
export async function writeBackup(database: Database, destination: Writable, options: BackupOptions = {}): Promise<BackupManifest> {
  const writer = new SealedWriter(destination, options.signal);
  try {
    const { manifest, files } = await database.atOneMoment((tx) => writeTables(tx, { writer, kind: database.kind, options }));
    if (options.openFile !== undefined) await writeFiles(files, { writer, openFile: options.openFile });
    await writer.end();
    return manifest;
  } catch (error) {
    await writer.fail(error);
    throw error;
  }
}

interface Work {
  readonly writer: SealedWriter;
  readonly kind: Database["kind"];
  readonly options: BackupOptions;
}

interface StoredFile {
  readonly id: string;
  readonly size: number;
}

async function writeTables(tx: Kysely<PlatonSchema>, { writer, kind, options }: Work): Promise<{ manifest: BackupManifest; files: readonly StoredFile[] }> {
  await refuseNewer(tx);
  const tables = await describeTables(tx);
  const { rows: files } = await sql<StoredFile>`select id, size from platon.files where state = 'ready' order by id`.execute(tx);
  const manifest = await manifestOf(tx, { tables, files, kind, isWithFiles: options.openFile !== undefined });
  let writtenRows = 0;
  options.onProgress?.({ manifest, writtenRows });
  await writer.write(lineOf(manifest));
  for (const table of tables) {
    await writer.write(lineOf(table));
    for await (const page of readRowPages(tx, table)) {
      await writer.write(page.map(lineOf).join(""));
      writtenRows += page.length;
      options.onProgress?.({ manifest, writtenRows });
    }
  }
  return { manifest, files };
}

/** What this version does not know it would leave out. @throws MigrationRefused */
async function refuseNewer(tx: Kysely<PlatonSchema>): Promise<void> {
  const { rows } = await sql<Pick<MigrationText, "id">>`select id from platon.migrations`.execute(tx);
  refuseUnknown(rows.map(({ id }) => id), migrations, "The database");
}

interface Contents {
  readonly tables: readonly TableText[];
  readonly files: readonly StoredFile[];
  readonly kind: Database["kind"];
  readonly isWithFiles: boolean;
}

async function manifestOf(tx: Kysely<PlatonSchema>, { tables, files, kind, isWithFiles }: Contents): Promise<BackupManifest> {
  const counts: { name: string; rows: number }[] = [];
  for (const { schema, table } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from only ${sql.id(schema, table)}`.execute(tx);
    counts.push({ name: `${schema}.${table}`, rows: Number(rows[0]?.count) });
  }
  const known = await sql<MigrationText>`select id, checksum, applied_at as "appliedAt" from platon.migrations order by id`.execute(tx);
  const projects = await sql<{ id: string }>`select id from platon.projects where seeded_at is not null order by id`.execute(tx);
  return {
    platon: "backup",
    format: backupFormat,
    version: productVersion,
    madeAt: new Date().toISOString(),
    database: kind,
    migrations: known.rows,
    projects: projects.rows.map(({ id }) => id),
    tables: counts,
    files: { count: files.length, bytes: files.reduce((sum, { size }) => sum + Number(size), 0), isIncluded: isWithFiles },
  };
}

/** Behind the tables: what was deleted since is told as missing. */
async function writeFiles(files: readonly StoredFile[], { writer, openFile }: { readonly writer: SealedWriter; readonly openFile: OpenFile }): Promise<void> {
  for (const { id, size } of files) {
    const bytes = await openFile(id);
    await writer.write(lineOf({ file: id, bytes: Number(size), isMissing: bytes === undefined } satisfies FileText));
    for await (const chunk of bytes ?? []) {
      for (let from = 0; from < chunk.length; from += pieceBytes) {
        await writer.write(lineOf(Buffer.from(chunk.subarray(from, from + pieceBytes)).toString("base64")));
      }
    }
  }
}
