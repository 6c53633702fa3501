import { accessSync, constants, mkdirSync, readdirSync } from "node:fs";
import { sep } from "node:path";
import { platformProject } from "#core/platformProject.ts";
import { ConfigError, type ServerConfig } from "./config.ts";
import { isProjectEntry, projectIdOf } from "./modules/config/index.ts";

const reasons: Readonly<Record<string, string>> = {
  EACCES: "this user may not go there",
  EPERM: "this user may not do so",
  EROFS: "it lies on a disk that is read-only",
  EEXIST: "there is a file of that name",
  ENOTDIR: "it, or a folder above it, is a file",
  ENOENT: "it is not there",
  ENOSPC: "the disk is full",
};

/**
 * Makes the folders that the server writes to. Those of a project's text are looked at by {@link checkProjectFolder}.
 * @throws ConfigError naming the variable
 */
export function checkFolders({ dataDir, filesDir, databaseUrl }: ServerConfig): void {
  // On PostgreSQL nothing has to be written there, unless the files are.
  if (databaseUrl === undefined || filesDir.startsWith(dataDir + sep)) makeFolder("DATA_DIR", dataDir);
  makeFolder("FILES_DIR", filesDir);
}

/**
 * The folder holds a project's text, and its name can be a project's.
 * @throws ConfigError
 */
export function checkProjectFolder({ projectDir }: ServerConfig): void {
  const id = projectIdOf(projectDir);
  if (id === platformProject) {
    throw new ConfigError("PROJECT_DIR", `a project is called as its folder, and "${platformProject}" is the platform's own`);
  }
  // PostgreSQL cuts longer names of schemas off (`p_<project>`).
  if (!/^[a-z0-9_]{1,61}$/.test(id)) throw new ConfigError("PROJECT_DIR", "a project is called as its folder; give one of 1 to 61 letters");
  if (!namesIn(projectDir).some(isProjectEntry)) throw new ConfigError("PROJECT_DIR", `${projectDir} holds no text of a project`);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new ConfigError("PROJECT_DIR", `${folder} cannot be read: ${reasonOf(error)}`);
  }
}

function makeFolder(variable: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(variable, `${folder} cannot be written to: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  const { code = "" } = error as NodeJS.ErrnoException;
  return reasons[code] ?? (code || String(error));
}
