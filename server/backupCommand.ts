import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import type { Logger } from "pino";
import { checkFolders } from "./checkFolders.ts";
import type { ServerConfig } from "./config.ts";
import { BackupRefused, type BackupManifest } from "./database/backup/BackupFile.ts";
import { checkBackup } from "./database/backup/openBackup.ts";
import { restoreBackup } from "./database/backup/restoreBackup.ts";
import { writeBackup } from "./database/backup/writeBackup.ts";
import type { Database } from "./database/Database.ts";
import { DirectoryInUse } from "./database/databaseErrors.ts";
import { openDatabase } from "./database/openDatabase.ts";
import { longestExport, queryLimits } from "./database/QueryClass.ts";
import { GateRefused, openBackupGate, readUnreadSecrets } from "./modules/config/index.ts";
import { FileStore, RestoredFiles } from "./modules/files/index.ts";

export interface BackupCommand {
  readonly name: "backup" | "restore";
  readonly file: string;
  readonly isWithFiles: boolean;
}

const usage = `npm run platon -- backup FILE [--files] | restore FILE

  backup    writes all projects, people and rows of the server into one file; with --files the uploaded files too
  restore   fills an empty server with it: the server is stopped, and holds no project yet

Sessions end with a restore, and secrets of settings have to be entered anew. A backup is read as the database itself would be: keep it where nobody else gets at it.
`;

/** @returns undefined for another command; a text that says what is wrong with the arguments */
export function readBackupCommand(words: readonly string[]): BackupCommand | string | undefined {
  const name = words.find((word) => word === "backup" || word === "restore");
  if (name === undefined) return undefined;
  try {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options: { files: { type: "boolean" } } });
    const [, file, ...more] = positionals;
    if (positionals[0] !== name || file === undefined || more.length > 0) return usage;
    return { name, file: resolve(file), isWithFiles: values.files === true };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${usage}`;
  }
}

interface Terminal {
  readonly config: ServerConfig;
  readonly log: Logger;
  readonly ask: (() => Promise<{ username: string; password: string } | undefined>) | undefined;
  print(line: string): void;
}

/** @returns the exit code */
export async function runBackupCommand(command: BackupCommand, terminal: Terminal): Promise<number> {
  if (command.name === "backup") await backup(command, terminal);
  else await restore(command, terminal);
  return 0;
}

async function backup({ file, isWithFiles }: BackupCommand, terminal: Terminal): Promise<void> {
  const partial = `${file}.part`;
  try {
    await writeWhole(partial, isWithFiles, terminal);
    // What arrived is looked at once: nobody keeps half of a file for a backup.
    const manifest = await checkBackup(partial);
    await rename(partial, file);
    for (const line of contents(manifest)) terminal.print(line);
    terminal.print(`Written to ${file}`);
  } finally {
    await rm(partial, { force: true });
  }
}

/** From the database that the environment names; from a server that runs on an embedded one. */
async function writeWhole(path: string, isWithFiles: boolean, { config, log, ask }: Terminal): Promise<void> {
  const wanted = process.env["PLATON_URL"]?.trim() || undefined;
  if (wanted !== undefined || config.databaseUrl === undefined) {
    const signIn = { token: process.env["PLATON_TOKEN"] || undefined, ask };
    const answer = await openBackupGate(wanted ?? `http://localhost:${config.port}`, { ...signIn, isWithFiles });
    if (answer !== undefined) return await pipeline(Readable.fromWeb(answer), createWriteStream(path, { mode: 0o600 }));
    if (wanted !== undefined) throw new GateRefused(`Nothing answers at ${wanted}`);
  }
  const database = await openPresent(config, log);
  try {
    const store = new FileStore(config.filesDir);
    await writeBackup(database, createWriteStream(path, { mode: 0o600 }), { openFile: isWithFiles ? (id) => store.openWhole(id) : undefined });
  } finally {
    await database.close();
  }
}

/** As it is: a backup brings nothing up to date. */
async function openPresent(config: ServerConfig, log: Logger): Promise<Database> {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, "database"))) {
    throw new GateRefused(`No server runs, and there is no database in ${config.dataDir}`);
  }
  return await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, log });
}

async function restore({ file }: BackupCommand, { config, log, print }: Terminal): Promise<void> {
  const { files } = await checkBackup(file);
  checkFolders(config);
  const taker = files.isIncluded ? await RestoredFiles.into(config.filesDir) : undefined;
  const limits = { ...queryLimits, maintenance: { run: longestExport, wait: queryLimits.maintenance.wait } };
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, log, limits }).catch((error: unknown) => {
    throw error instanceof DirectoryInUse ? new BackupRefused(`${error.message}: stop the server first. Nothing was changed`) : error;
  });
  try {
    const manifest = await restoreBackup(database, file, { files: taker });
    for (const line of contents(manifest)) print(line);
    for (const { project, places } of await readUnreadSecrets(database)) print(`Project ${project}: enter anew in its settings ${places.join(", ")}`);
    print(`Restored into ${config.databaseUrl === undefined ? config.dataDir : "the database of DATABASE_URL"}. Everybody signs in anew`);
  } finally {
    await database.close();
    await taker?.close();
  }
}

function contents({ projects, tables, files, version, madeAt }: BackupManifest): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const size = `${files.count} files, ${(files.bytes / 1_048_576).toFixed(1)} MB`;
  return [
    `Platon ${version}, ${madeAt}: ${projects.length === 0 ? "no project" : projects.join(", ")}`,
    `${tables.length} tables, ${rows} rows`,
    files.isIncluded || files.count === 0 ? size : `${size}, are not in it: take the folder FILES_DIR with you, or make the backup with --files`,
  ];
}
