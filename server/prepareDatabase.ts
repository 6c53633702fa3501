import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { checkFolders, checkProjectFolder } from "./checkFolders.ts";
import { ConfigError, type ServerConfig } from "./config.ts";
import type { Database } from "./database/Database.ts";
import { prepareProjects, projectIdOf } from "./modules/config/index.ts";
import { openMigrated } from "./openMigrated.ts";

const fileBeside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Opens the database, brings its schema and the platform's own configuration up to date. A project that is not there yet
 * is seeded first, by a process of its own: loading many rows makes the embedded database large, and it never gives
 * memory back.
 */
export async function prepareDatabase(config: ServerConfig, log: Logger): Promise<Database> {
  checkFolders(config);
  if (config.isProjectNamed) checkProjectFolder(config);
  const database = await openSeeded(config, log);
  try {
    await prepareProjects({ database, log, platformDir: fileBeside("../../projects/platon"), projectDir: config.projectDir, raisedLimits: config.raisedLimits });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openSeeded(config: ServerConfig, log: Logger): Promise<Database> {
  // Opening what is not there yet would make it, only to close it again for the other process.
  if (config.databaseUrl !== undefined || existsSync(join(config.dataDir, "database"))) {
    const database = await openMigrated(config, log);
    if (await hasProject(database, config)) return database;
    await database.close();
  }
  checkProjectFolder(config);
  process.stdout.write(`The project of ${config.projectDir} is being set up …\n`);
  await seed();
  return openMigrated(config, log);
}

/** The folder that nobody named is for an empty database only: nobody expects the demonstration beside a project. */
async function hasProject(database: Database, { projectDir, isProjectNamed }: ServerConfig): Promise<boolean> {
  const seeded = database.sql.selectFrom("platon.projects").select("id").where("seeded_at", "is not", null);
  const wanted = isProjectNamed ? seeded.where("id", "=", projectIdOf(projectDir)) : seeded;
  return (await wanted.executeTakeFirst()) !== undefined;
}

/** The seeding process said in one line why nothing can start. */
export class SeedRefused extends Error {
  override readonly name = "SeedRefused";
}

/** Its last word goes to the operator: what is wrong with the project's text, or the administrator's password. */
function seed(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileBeside("./seed.js")], { stdio: "inherit" });
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code === 0) resolve();
      else if (code === 2) reject(new SeedRefused());
      else reject(new ConfigError("PROJECT_DIR", "the project could not be set up, see above"));
    });
  });
}
