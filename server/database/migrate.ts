import { createHash } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { Database, DatabaseLog } from "./Database.ts";
import type { PlatonSchema } from "./PlatonSchema.ts";
import { productVersion } from "./productVersion.ts";

export interface Migration {
  /** `0001-platon`: its place and its name, never changed once it left this machine. */
  readonly id: string;
  /** Statements of PostgreSQL 15, run in order. Never edited once applied anywhere: write the next migration. */
  readonly up: readonly string[];
}

/** A migration that was applied reads otherwise now, or the database is from a newer version of the server. */
export class MigrationRefused extends Error {
  readonly code = "database.migrationRefused";
  override readonly name: string = "MigrationRefused";
}

/** What a newer version left is not read or written by an older one. */
export class NewerSchema extends MigrationRefused {
  override readonly name = "NewerSchema";
  /** The newest migration there. */
  readonly theirs: string;
  /** The newest one that this version knows. */
  readonly ours: string;

  constructor(place: string, { theirs, ours }: { readonly theirs: string; readonly ours: string }) {
    super(
      `${place} has migration ${theirs}, which this version of the server does not know: it ends with ${ours} ` +
        `(Platon ${productVersion}). Nothing was changed; use the newer version`,
    );
    this.theirs = theirs;
    this.ours = ours;
  }
}

/** Nodes that run hear here that the schema became newer. */
export const schemaChannel = "platon_schema";

/** Any number will do, as long as all nodes use the same. */
const lockKey = 8_246_001;

/**
 * Brings schema `platon` up to date: runs each migration that was not run before, in the order of the list, each with
 * its record in one transaction. Of several nodes that start at once one works and the others wait for it.
 *
 * @returns the ids that were applied now
 * @throws MigrationRefused when an applied migration was edited, or is not in the list
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  log: DatabaseLog,
): Promise<string[]> {
  await inLock(database, (tx) => prepare(tx, migrations));
  const applied: string[] = [];
  for (const migration of migrations) {
    if (!(await inLock(database, (tx) => apply(tx, migration)))) continue;
    log.info({ migration: migration.id }, "migration applied");
    applied.push(migration.id);
  }
  return applied;
}

function inLock<T>(database: Database, work: (tx: Kysely<PlatonSchema>) => Promise<T>): Promise<T> {
  return database.transaction(
    async (tx) => {
      await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx);
      return work(tx);
    },
    { class: "maintenance" },
  );
}

async function prepare(tx: Kysely<PlatonSchema>, migrations: readonly Migration[]): Promise<void> {
  await sql`create schema if not exists platon`.execute(tx);
  await sql`create table if not exists platon.migrations (
    id text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`.execute(tx);
  const rows = await tx.selectFrom("platon.migrations").select("id").execute();
  refuseUnknown(rows.map(({ id }) => id), migrations, "The database");
}

/**
 * What a newer server left is not read or written by an older one, which would do half of what is right.
 * @param place what has those migrations
 * @throws NewerSchema naming the newest of both
 */
export function refuseUnknown(ids: readonly string[], migrations: readonly Migration[], place: string): void {
  const unknown = ids.filter((id) => !migrations.some((migration) => migration.id === id)).sort().at(-1);
  if (unknown === undefined) return;
  throw new NewerSchema(place, { theirs: unknown, ours: migrations.at(-1)?.id ?? "none" });
}

/**
 * The same migrations within a transaction that does more, such as a restore.
 * @throws MigrationRefused
 */
export async function migrateWithin(tx: Kysely<PlatonSchema>, migrations: readonly Migration[], known: readonly Migration[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx);
  await prepare(tx, known);
  for (const migration of migrations) await apply(tx, migration);
}

/** By it one that was edited is known. */
export const checksumOf = ({ up }: Migration): string => createHash("sha256").update(up.join("\n;\n")).digest("hex");

async function apply(tx: Kysely<PlatonSchema>, migration: Migration): Promise<boolean> {
  const { id, up } = migration;
  const checksum = checksumOf(migration);
  const row = await tx.selectFrom("platon.migrations").select("checksum").where("id", "=", id).executeTakeFirst();
  if (row?.checksum === checksum) return false;
  if (row !== undefined) throw new MigrationRefused(`Migration ${id} was edited after it had been applied`);
  for (const statement of up) await sql.raw(statement).execute(tx);
  await tx.insertInto("platon.migrations").values({ id, checksum, applied_at: sql`now()` }).execute();
  await sql`select pg_notify(${schemaChannel}, ${id})`.execute(tx);
  return true;
}
