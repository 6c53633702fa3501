import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { backupFormat, BackupRefused, type BackupEnd, type BackupManifest, type FileText, type TableText } from "./BackupFile.ts";
import { readLines } from "./readLines.ts";
import type { RowText } from "./readRowPages.ts";

/** What a backup's file holds, in its order. */
export type BackupEntry =
  | { readonly kind: "manifest"; readonly manifest: BackupManifest }
  | { readonly kind: "table"; readonly table: TableText }
  | { readonly kind: "row"; readonly line: Buffer }
  | { readonly kind: "file"; readonly file: FileText }
  | { readonly kind: "piece"; readonly line: Buffer };

export const rowOf = (line: Buffer): RowText => JSON.parse(line.toString("utf8")) as RowText;
export const bytesOf = (line: Buffer): Buffer => Buffer.from(JSON.parse(line.toString("latin1")) as string, "base64");

/**
 * Reads a backup's file to its end.
 * @throws BackupRefused when it is none, is cut off, or is not what was written
 */
export async function* readBackup(path: string): AsyncGenerator<BackupEntry> {
  const file = createReadStream(path);
  const unpacked = createGunzip();
  file.once("error", (error) => unpacked.destroy(error));
  try {
    yield* entriesOf(readLines(file.pipe(unpacked)));
  } catch (error) {
    throw error instanceof BackupRefused ? error : new BackupRefused(`${path} ${reasonOf(error)}`);
  } finally {
    file.destroy();
    unpacked.destroy();
  }
}

async function* entriesOf(lines: AsyncIterable<Buffer>): AsyncGenerator<BackupEntry> {
  const hash = createHash("sha256");
  let [isFirst, isWhole] = [true, false];
  for await (const line of lines) {
    if (isWhole) throw new BackupRefused("The file goes on behind its end");
    const entry = isFirst ? manifestEntry(line) : entryOf(line);
    isFirst = false;
    if ("sha256" in entry) {
      isWhole = isSealed(entry, hash.digest("hex"));
      continue;
    }
    hash.update(line);
    hash.update("\n");
    yield entry;
  }
  if (!isWhole) throw new BackupRefused("The file is cut off: it has no end");
}

function isSealed({ sha256 }: BackupEnd, found: string): true {
  if (sha256 !== found) throw new BackupRefused("The file is not what was written: its checksum is another");
  return true;
}

function manifestEntry(line: Buffer): BackupEntry {
  const manifest = line.subarray(0, 20).includes('"platon"') ? (JSON.parse(line.toString("utf8")) as BackupManifest) : undefined;
  if (manifest?.platon !== "backup") throw new BackupRefused("The file is no backup of Platon");
  if (manifest.format > backupFormat) {
    throw new BackupRefused(`The backup is of a newer version, Platon ${manifest.version}: this one reads format ${backupFormat}, and it has ${manifest.format}`);
  }
  return { kind: "manifest", manifest };
}

/** An array is a row, a text a piece of a file; an object says what follows. */
function entryOf(line: Buffer): BackupEntry | BackupEnd {
  const first = String.fromCharCode(line[0] ?? 0);
  if (first === "[") return { kind: "row", line };
  if (first === '"') return { kind: "piece", line };
  const said = JSON.parse(line.toString("utf8")) as TableText | FileText | BackupEnd;
  if ("sha256" in said) return said;
  return "file" in said ? { kind: "file", file: said } : { kind: "table", table: said };
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "Z_BUF_ERROR") return "is cut off: it has no end";
  if (code?.startsWith("Z_") === true || error instanceof SyntaxError) return "is no backup of Platon, or was changed";
  if (code === "ENOENT") return "is not there";
  return `cannot be read as a backup: ${message}`;
}

/**
 * Reads it once, writing nothing: the checksum, and that each table has as many rows as its beginning says.
 * @returns its beginning
 * @throws BackupRefused
 */
export async function checkBackup(path: string): Promise<BackupManifest> {
  let manifest: BackupManifest | undefined;
  const found = new Map<string, number>();
  let current = "";
  for await (const entry of readBackup(path)) {
    if (entry.kind === "manifest") manifest = entry.manifest;
    else if (entry.kind === "table") found.set((current = `${entry.table.schema}.${entry.table.table}`), 0);
    else if (entry.kind === "row") found.set(current, (found.get(current) ?? 0) + 1);
  }
  for (const { name, rows } of manifest?.tables ?? []) {
    if (found.get(name) !== rows) throw new BackupRefused(`The backup says that ${name} has ${rows} rows, and has ${found.get(name) ?? 0}`);
  }
  if (manifest === undefined) throw new BackupRefused(`${path} is empty`);
  return manifest;
}
