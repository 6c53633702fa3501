import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { inject } from "vitest";
import { buildServer } from "../../../scripts/build-server.mjs";
import type { Database } from "../../../server/database/Database.ts";
import { openDatabase, type OpenDatabaseOptions } from "../../../server/database/openDatabase.ts";
import { copyEmptyData } from "../harness/seededData.ts";
import { createDatabase } from "../harness/seededPostgres.ts";

type Options = Partial<OpenDatabaseOptions>;

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const productWorker = new URL("../../../dist/server/database.worker.js", import.meta.url);

/**
 * Both databases for one test file: the built worker of the embedded one, folders for it, and the run's PostgreSQL
 * server, in which databases are made as they are asked for. `dispose` closes and removes all of the file's own.
 */
export class TestDatabases {
  /** Where the file's own programs lie: inside the repository, or they would not find their packages. */
  readonly #built: string | undefined;
  readonly #folder = mkdtempSync(join(tmpdir(), "platon-databases-"));
  /** May create databases. */
  readonly #postgresUrl: string | undefined;
  readonly #open = new Set<Database>();
  #count = 0;

  private constructor(built: string | undefined, postgresUrl: string | undefined) {
    this.#built = built;
    this.#postgresUrl = postgresUrl;
  }

  /** @param programs TypeScript files to build, for child processes, by the name of the result */
  static async prepare(programs?: Record<string, string>): Promise<TestDatabases> {
    const built = programs && resolve(".cache", `database-${process.pid}-${Date.now()}`);
    const worker = { "database.worker": "server/database/database.worker.ts" };
    if (built !== undefined) await buildServer({ outDir: built, entries: { ...worker, ...programs } });
    const { postgres } = inject("servers");
    return new TestDatabases(built, "missing" in postgres ? withoutPostgres(postgres.missing) : postgres.adminUrl);
  }

  /** The databases that there are here: PostgreSQL is missing where none could be found. */
  get kinds(): Database["kind"][] {
    return this.#postgresUrl === undefined ? ["embedded"] : ["embedded", "postgres"];
  }

  newFolder(): string {
    this.#count += 1;
    return join(this.#folder, String(this.#count));
  }

  program(name: string): string {
    if (this.#built === undefined) throw new Error("no programs were asked for");
    return join(this.#built, `${name}.js`);
  }

  async newUrl(): Promise<string> {
    if (this.#postgresUrl === undefined) throw new Error("no PostgreSQL here");
    return await createDatabase(this.#postgresUrl);
  }

  /** A new, empty database. */
  async openNew(kind: Database["kind"], options: Options = {}): Promise<Database> {
    if (kind === "postgres") return this.openUrl(await this.newUrl(), options);
    return this.openFolder(await this.emptyFolder(), options);
  }

  /** The data directory of an empty embedded database: a copy, which takes a tenth of the time of making one. */
  async emptyFolder(): Promise<string> {
    const folder = this.newFolder();
    await copyEmptyData(folder);
    return folder;
  }

  openFolder(dataDir: string, options: Options = {}): Promise<Database> {
    return this.#keep(openDatabase({ dataDir, workerFile: productWorker, log: silent, ...options }));
  }

  openUrl(url: string, options: Options = {}): Promise<Database> {
    return this.#keep(openDatabase({ url, dataDir: this.#folder, log: silent, ...options }));
  }

  async dispose(): Promise<void> {
    await Promise.all([...this.#open].map((database) => database.close()));
    for (const folder of [this.#folder, this.#built ?? this.#folder]) rmSync(folder, { recursive: true, force: true });
  }

  async #keep(opening: Promise<Database>): Promise<Database> {
    const database = await opening;
    this.#open.add(database);
    return database;
  }
}

/** A run without PostgreSQL says so loudly, and on a build machine it fails. */
function withoutPostgres(reason: string): undefined {
  if (process.env["CI"] !== undefined) throw new Error(reason);
  console.error(`\n!!! NOT TESTED ON POSTGRESQL: ${reason}\n`);
}
