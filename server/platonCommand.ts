import { existsSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { readBackupCommand, runBackupCommand, type BackupCommand } from "./backupCommand.ts";
import { readConfig, type ServerConfig } from "./config.ts";
import { createLogger } from "./createLogger.ts";
import { describeFailure } from "./describeFailure.ts";
import {
  askCredentials, GateRefused, openDirectoryGate, openServerGate, projectIdOf, readCommandLine, runCommand, type Command,
  type ProjectGate,
} from "./modules/config/index.ts";
import { openMigrated } from "./openMigrated.ts";

const log = createLogger(pino.destination(2), "warn");

/** The server where one runs; else the data directory itself. */
async function openGate(config: ServerConfig, { folder, token = process.env["PLATON_TOKEN"] || undefined }: Command): Promise<ProjectGate> {
  const wanted = process.env["PLATON_URL"]?.trim() || undefined;
  const address = wanted ?? `http://localhost:${config.port}`;
  const ask = process.stdin.isTTY ? askCredentials : undefined;
  const gate = await openServerGate(address, { token, ask });
  if (gate !== undefined) return gate;
  if (wanted !== undefined) throw new GateRefused(`Nothing answers at ${wanted}`);
  return openDirectory(config, folder);
}

async function openDirectory(config: ServerConfig, folder: string): Promise<ProjectGate> {
  const place = config.databaseUrl === undefined ? config.dataDir : "the database of DATABASE_URL";
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, "database"))) {
    throw new GateRefused(`No server runs, and there is no database in ${place} yet: npm start makes one`);
  }
  const database = await openMigrated(config, log);
  return openDirectoryGate({ database, log, projectId: projectIdOf(folder), place, raisedLimits: config.raisedLimits });
}

async function backUp(command: BackupCommand | string, config: ServerConfig): Promise<number> {
  if (typeof command !== "string") {
    const ask = process.stdin.isTTY ? askCredentials : undefined;
    return await runBackupCommand(command, { config, log, ask, print: (line) => void process.stdout.write(`${line}\n`) });
  }
  process.stderr.write(`${command}\n`);
  return 2;
}

async function main(): Promise<number> {
  const config = readConfig(process.env, process.cwd());
  const backup = readBackupCommand(process.argv.slice(2));
  if (backup !== undefined) return await backUp(backup, config);
  const command = readCommandLine(process.argv.slice(2), config.projectDir);
  if (typeof command === "string") {
    process.stderr.write(`${command}\n`);
    return 2;
  }
  return runCommand(command, {
    print: (line) => void process.stdout.write(`${line}\n`),
    open: () => openGate(config, command),
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 2;
}
