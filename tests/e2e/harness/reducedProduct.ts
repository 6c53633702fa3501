import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { build, loadConfigFromFile, type Plugin, type UserConfig } from "vite";

import { pluginLists, withoutPlugin } from "../../architecture/pluginLines.ts";
import { copySeededData } from "../../integration/harness/seededData.ts";
import { runServer, type RunningServer } from "../../integration/harness/serverProcess.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

export interface ReducedProduct extends RunningServer {
  /** From now on the server serves a client whose lists lack a plugin. Builds it: about two seconds. */
  takeOut(plugin: string): Promise<void>;
}

/** The built server on its own data and with a client of its own, which can be built anew while it runs. */
export async function startReducedProduct(): Promise<ReducedProduct> {
  const folder = mkdtempSync(join(tmpdir(), "platon-without-"));
  for (const part of ["dist/server", "dist/sandbox", "projects"]) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  const dataDir = join(folder, "data");
  await copySeededData(dataDir);
  const config = await readConfig();
  const server = await runServer({ dataDir, program: join(folder, "dist/server/main.js") });
  const throwAway = (): void => rmSync(folder, { recursive: true, force: true });
  return {
    ...server,
    takeOut: async (plugin) => await buildClient(config, plugin, join(folder, "dist/client")),
    stop: () => server.stop().finally(throwAway),
    kill: () => server.kill().finally(throwAway),
  };
}

/** Read once for all builds: it packs the sandbox's programs and libraries, which no plugin is part of. */
async function readConfig(): Promise<UserConfig> {
  const loaded = await loadConfigFromFile({ command: "build", mode: "production" }, join(root, "vite.config.ts"));
  if (!loaded) throw new Error("vite.config.ts cannot be read");
  return loaded.config;
}

/** Not minified, as nobody asks here what it weighs. */
async function buildClient(config: UserConfig, plugin: string, outDir: string): Promise<void> {
  await build({
    ...config,
    configFile: false,
    logLevel: "error",
    plugins: [linesWithout(plugin), config.plugins],
    build: { ...config.build, outDir, minify: false, manifest: false },
  });
}

function linesWithout(plugin: string): Plugin {
  let hasChanged = false;
  return {
    name: "without-plugin",
    enforce: "pre",
    transform(source, id) {
      if (!pluginLists.some((list) => id.endsWith(list))) return undefined;
      const rest = withoutPlugin(source, plugin);
      hasChanged ||= rest !== source;
      return rest;
    },
    buildEnd: () => {
      if (!hasChanged) throw new Error(`No list names the plugin ${plugin}`);
    },
  };
}
