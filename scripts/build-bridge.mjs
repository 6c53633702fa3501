import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * The document that speaks with the signing service, a build of its own: what it shares with the application is none of the
 * application's chunks, and no script of the application runs in it.
 * @returns {Promise<{ path: string, content: string | Uint8Array }[]>}
 */
async function buildBridge() {
  const { output } = await build({
    configFile: false,
    root: join(root, "src/entries"),
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      assetsDir: "assets/bridge",
      target: "es2022",
      modulePreload: { polyfill: false },
      rolldownOptions: { checks: { pluginTimings: false }, input: { bridge: join(root, "src/entries/bridge/bridge.html") } },
    },
  });
  return output.map((file) => ({ path: file.fileName, content: file.type === "chunk" ? file.code : file.source }));
}

/** For `vite.config.ts`: makes them files of the client. */
export function emitBridge() {
  return {
    name: "platon-bridge",
    async generateBundle() {
      for (const { path, content } of await buildBridge()) this.emitFile({ type: "asset", fileName: path, source: content });
    },
  };
}
