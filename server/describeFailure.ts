import { ConfigError } from "./config.ts";
import { BackupRefused } from "./database/backup/BackupFile.ts";
import { DirectoryInUse, NotDurable, SessionsShared } from "./database/databaseErrors.ts";
import { MigrationRefused } from "./database/migrate.ts";
import { GateRefused } from "./modules/config/index.ts";

const plain = [BackupRefused, ConfigError, DirectoryInUse, GateRefused, NotDurable, MigrationRefused, SessionsShared];

/** What the operator can mend, and is told in one line. */
export const isForOperator = (error: unknown): boolean => plain.some((known) => error instanceof known);

/** Anything that the operator cannot mend is a bug and comes with its stack. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isForOperator(error) ? error.message : (error.stack ?? error.message);
}
