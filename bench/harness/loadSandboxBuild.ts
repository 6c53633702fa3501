import { fileURLToPath } from "node:url";
import type * as sandboxBuild from "../../scripts/build-sandbox.mjs";

type SandboxBuild = typeof sandboxBuild;

/** The build of the realms' programs from its own place, which it finds its sources by: not a part of a question's bundle. */
export async function loadSandboxBuild(): Promise<SandboxBuild> {
  // Of the place where the questions are bundled to: bench/run.mjs.
  const path = fileURLToPath(new URL("../../../scripts/build-sandbox.mjs", import.meta.url));
  return (await import(/* @vite-ignore */ path)) as SandboxBuild;
}
