import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Root of the repository, with a slash at its end. */
export const repositoryRoot: string = fileURLToPath(new URL("../../", import.meta.url));

const skippedFolders = new Set(["node_modules", "dist", "test-results", ".data", ".cache", ".git"]);

/**
 * Paths of all source files below a folder, relative to it, with forward slashes, sorted.
 * Built, installed and generated folders are left out, and the fixtures of these tests (they break rules on purpose).
 */
export function listFiles(root: string = repositoryRoot): string[] {
  return walk(root, "").sort();
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isSkipped(path, entry.name) ? [] : walk(root, path);
    return entry.isFile() ? [path] : [];
  });
}

function isSkipped(path: string, name: string): boolean {
  return skippedFolders.has(name) || path === "tests/architecture/fixtures" || path === "bench/results";
}
