/**
 * One file with all rows of a server. Compressed lines of JSON: a {@link BackupManifest}; for each table a {@link TableText}
 * and behind it its rows, each an array of the text that the database has for a value, or null; for each file of the file
 * store a {@link FileText} and behind it its bytes in pieces, as base64; at last a {@link BackupEnd}.
 */
export const backupFormat = 1;

export interface BackupManifest {
  readonly platon: "backup";
  readonly format: number;
  /** Of the product that wrote it. */
  readonly version: string;
  readonly madeAt: string;
  readonly database: "embedded" | "postgres";
  readonly migrations: readonly MigrationText[];
  readonly projects: readonly string[];
  /** In the order in which they follow. */
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  readonly files: FilesText;
}

export interface MigrationText {
  readonly id: string;
  readonly checksum: string;
  readonly appliedAt: string;
}

/** Those of the file store: whether their bytes follow or not, there are so many. */
export interface FilesText {
  readonly count: number;
  readonly bytes: number;
  readonly isIncluded: boolean;
}

/** A table; those of schema `platon` are made by migrations, a project's own by what stands here. */
export interface TableText {
  readonly table: string;
  readonly schema: string;
  readonly columns: readonly ColumnText[];
  readonly constraints: readonly { readonly name: string; readonly rule: string; readonly isForeignKey: boolean }[];
  /** Whole statements. */
  readonly indexes: readonly string[];
}

export interface ColumnText {
  readonly name: string;
  /** As PostgreSQL says it: `numeric(30,2)`. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly byDefault: string | null;
  /** Numbered by the database: whether always, or unless a number is given. */
  readonly identity: "always" | "by default" | null;
  /** The last number that was given. */
  readonly lastNumber: string | null;
}

/** Of a file of the store; one that was not found on the disk has no bytes. */
export interface FileText {
  readonly file: string;
  readonly bytes: number;
  readonly isMissing: boolean;
}

export interface BackupEnd {
  /** Of all bytes before this line, before they were compressed. */
  readonly sha256: string;
}

/** The file cannot be made or taken, in words for the operator; nothing was written. */
export class BackupRefused extends Error {
  readonly code = "database.backupRefused";
  override readonly name = "BackupRefused";
}
