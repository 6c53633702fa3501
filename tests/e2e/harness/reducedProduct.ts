import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { build, loadConfigFromFile, type Plugin, type UserConfig } from "vite";

import { listedPlugins, pluginLists, withoutPlugin } from "../../architecture/pluginLines.ts";
import { copySeededData } from "../../integration/harness/seededData.ts";
import { runServer, type RunningServer } from "../../integration/harness/serverProcess.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The built server on its own data, with a client whose lists name no plugin. */
export async function startReducedProduct(): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), "platon-without-"));
  for (const part of ["dist/server", "dist/sandbox", "projects"]) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  const dataDir = join(folder, "data");
  await copySeededData(dataDir);
  await buildClient(await readConfig(), join(folder, "dist/client"));
  const server = await runServer({ dataDir, program: join(folder, "dist/server/main.js") });
  const throwAway = (): void => rmSync(folder, { recursive: true, force: true });
  return {
    ...server,
    stop: () => server.stop().finally(throwAway),
    kill: () => server.kill().finally(throwAway),
  };
}

async function readConfig(): Promise<UserConfig> {
  const loaded = await loadConfigFromFile({ command: "build", mode: "production" }, join(root, "vite.config.ts"));
  if (!loaded) throw new Error("vite.config.ts cannot be read");
  return loaded.config;
}

/** Not minified, as nobody asks here what it weighs. */
async function buildClient(config: UserConfig, outDir: string): Promise<void> {
  await build({
    ...config,
    configFile: false,
    logLevel: "error",
    plugins: [withoutPlugins(), config.plugins],
    build: { ...config.build, outDir, minify: false, manifest: false },
  });
}

function withoutPlugins(): Plugin {
  const changed = new Set<string>();
  return {
    name: "without-plugins",
    enforce: "pre",
    transform(source, id) {
      const list = pluginLists.find((path) => id.endsWith(path));
      if (list === undefined) return undefined;
      const rest = listedPlugins().reduce(withoutPlugin, source);
      if (rest !== source && !rest.includes("manifest:")) changed.add(list);
      return rest;
    },
    buildEnd: () => {
      if (changed.size < pluginLists.length) throw new Error("A list was not found, or still names a plugin");
    },
  };
}
