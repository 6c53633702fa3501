import { fileURLToPath } from "node:url";
import type { TestDatabase } from "../harness/onDatabases.ts";
import type { RunningServer } from "../harness/serverProcess.ts";

/** A small project of its own, so that nothing of the demonstration is changed or locked. */
export const notesProject = fileURLToPath(new URL("notes", import.meta.url));

/** Starts the built server on a database of its own with the project `notes`. */
export function startNotes(
  { startServer }: Pick<TestDatabase, "startServer">,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  return startServer({ project: notesProject, env });
}
