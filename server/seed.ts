import { fileURLToPath } from "node:url";
import pino from "pino";
import { ConfigError, readConfig } from "./config.ts";
import { createLogger } from "./createLogger.ts";
import { DirectoryInUse } from "./database/databaseErrors.ts";
import { migrate } from "./database/migrate.ts";
import { migrations } from "./database/migrations/index.ts";
import { openDatabase } from "./database/openDatabase.ts";
import { CallFailure } from "./http/CallFailure.ts";
import { applyPlatform, projectIdOf, seedProject, type Seeded } from "./modules/config/index.ts";

/**
 * A process of its own that fills an empty database from `PROJECT_DIR` and ends: loading many rows makes the embedded
 * database large, and it never gives memory back.
 */
async function seed(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  const log = createLogger(pino.destination(2), "warn");
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, log });
  try {
    await migrate(database, migrations, log);
    await applyPlatform({ database, platformDir: fileURLToPath(new URL("../../projects/platon", import.meta.url)) });
    const seeded = await seedProject({ database, projectDir: config.projectDir });
    if (seeded !== undefined) tell(projectIdOf(config.projectDir), seeded);
  } finally {
    await database.close();
  }
}

function tell(project: string, { counts, hostNames, administrator }: Seeded): void {
  for (const [dataset, count] of Object.entries(counts)) {
    process.stdout.write(`  ${project}.${dataset}: ${count} rows\n`);
  }
  if (hostNames !== undefined) {
    const places = hostNames.length > 0 ? hostNames.join(", ") : "no host name: name some as hostNames in its project.json";
    process.stdout.write(`  Project ${project} is not the default one, it answers at ${places}\n`);
  }
  if (administrator === undefined) return;
  const { username, password } = administrator;
  process.stdout.write(`  Sign in as ${username} / ${password}: it is shown this once, change it\n`);
}

try {
  await seed();
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  process.exitCode = 1;
}

function describe(error: unknown): string {
  // What the operator can mend is told in one line.
  if (error instanceof ConfigError || error instanceof DirectoryInUse) return `Platon cannot start. ${error.message}`;
  if (!(error instanceof CallFailure)) return error instanceof Error ? (error.stack ?? error.message) : String(error);
  const problems = (error.details.data?.["problems"] ?? []) as { file: string; path: string; reason: string }[];
  if (problems.length === 0) return `${error.code} ${JSON.stringify(error.details.params ?? {})}`;
  return problems.map(({ file, path, reason }) => `${file}: ${path}: ${reason}`).join("\n");
}
