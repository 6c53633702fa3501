import { mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { DurableNodeFs } from "./DurableNodeFs.ts";
import { syncPath, syncTree } from "./durableFiles.ts";
import { startParameters } from "./startParameters.ts";

/**
 * Makes a new database in `directory`, which appears whole or, when power fails meanwhile, not at all: it is made beside
 * it, forced to the disk, and renamed.
 */
export async function initialise(directory: string): Promise<void> {
  const beside = `${directory}.init`;
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { recursive: true, mode: 0o700 });
  const startParams = startParameters(PGlite.defaultStartParams, []);
  const pglite = await PGlite.create({ fs: new DurableNodeFs(beside), startParams });
  await pglite.close();
  syncTree(beside);
  renameSync(beside, directory);
  syncPath(dirname(directory));
}
