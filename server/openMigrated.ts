import type { Logger } from "pino";
import { checkFolders } from "./checkFolders.ts";
import { ConfigError, type ServerConfig } from "./config.ts";
import type { Database } from "./database/Database.ts";
import { DatabaseUnavailable } from "./database/databaseErrors.ts";
import { migrate } from "./database/migrate.ts";
import { migrations } from "./database/migrations/index.ts";
import { openDatabase } from "./database/openDatabase.ts";

/**
 * Opens the database of the configuration and brings its schema up to date.
 * @throws ConfigError naming the variable, when its value leads to no database; DirectoryInUse, NotDurable, MigrationRefused
 */
export async function openMigrated(config: ServerConfig, log: Logger): Promise<Database> {
  checkFolders(config);
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, log }).catch((error: unknown) => {
    throw toConfigError(error, config);
  });
  try {
    await migrate(database, migrations, log);
    return database;
  } catch (error) {
    await database.close();
    throw codeOf(error) === "42501" ? refusal(error, config) : error;
  }
}

function toConfigError(error: unknown, config: ServerConfig): unknown {
  if (config.databaseUrl !== undefined) return refusal(error, config);
  // The folder holds something else, or a database that is damaged.
  return error instanceof DatabaseUnavailable ? new ConfigError("DATA_DIR", `in ${config.dataDir}: ${reasonOf(error)}`) : error;
}

function refusal(error: unknown, { databaseUrl = "" }: ServerConfig): ConfigError {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const place = `${hostname || "the local socket"}${port && `:${port}`}`;
  const code = codeOf(error);
  if (code === "28P01" || code === "28000") return new ConfigError("DATABASE_URL", `${place} refuses user "${username}" or the password`);
  if (code === "3D000") return new ConfigError("DATABASE_URL", `${place} has no database "${pathname.slice(1)}"`);
  return new ConfigError("DATABASE_URL", `${place}: ${without(password, reasonOf(error))}`);
}

/** A driver's words are its own; whatever they repeat, the password is not told. */
const without = (password: string, text: string): string =>
  [password, tryDecode(password)].filter((secret) => secret !== "").reduce((told, secret) => told.replaceAll(secret, "…"), text);

function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const networkReasons: Readonly<Record<string, string>> = {
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "its name cannot be looked up",
  ECONNREFUSED: "nothing listens there",
  EHOSTUNREACH: "it cannot be reached",
  ENETUNREACH: "it cannot be reached",
  ETIMEDOUT: "it does not answer",
};

function reasonOf(error: unknown): string {
  const cause = causeOf(error);
  const known = networkReasons[codeOf(cause) ?? ""];
  if (known !== undefined) return known;
  const text = cause instanceof Error ? cause.message || codeOf(cause) || cause.name : String(cause);
  return text.split(/\s*\n\s*/).join(" ").trim();
}

/** What a DatabaseUnavailable stands for, where it says so. */
const causeOf = (error: unknown): unknown => (error instanceof DatabaseUnavailable ? (error.cause ?? error) : error);

function codeOf(error: unknown): string | undefined {
  const { code } = causeOf(error) as { code?: unknown };
  return typeof code === "string" ? code : undefined;
}
