import { fileURLToPath } from "node:url";
import pino from "pino";
import { checkProjectFolder } from "./checkFolders.ts";
import { readConfig } from "./config.ts";
import { createLogger } from "./createLogger.ts";
import { describeFailure, isForOperator } from "./describeFailure.ts";
import { CallFailure } from "./http/CallFailure.ts";
import { applyPlatform, projectIdOf, seedProject, type Seeded } from "./modules/config/index.ts";
import { openMigrated } from "./openMigrated.ts";

/**
 * A process of its own that fills an empty database from `PROJECT_DIR` and ends: loading many rows makes the embedded
 * database large, and it never gives memory back.
 */
async function seed(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  checkProjectFolder(config);
  const log = createLogger(pino.destination(2), "warn");
  const database = await openMigrated(config, log);
  try {
    await applyPlatform({ database, platformDir: fileURLToPath(new URL("../../projects/platon", import.meta.url)) });
    const seeded = await seedProject({ database, log, projectDir: config.projectDir, raisedLimits: config.raisedLimits });
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
  // The start that waits for it has nothing to add to what the operator was told in one line.
  process.exitCode = isForOperator(error) ? 2 : 1;
}

function describe(error: unknown): string {
  if (isForOperator(error)) return `Platon cannot start. ${describeFailure(error)}`;
  if (!(error instanceof CallFailure)) return describeFailure(error);
  const problems = (error.details.data?.["problems"] ?? []) as { file: string; path: string; reason: string }[];
  if (problems.length === 0) return `${error.code} ${JSON.stringify(error.details.params ?? {})}`;
  return problems.map(({ file, path, reason }) => `${file}: ${path}: ${reason}`).join("\n");
}
