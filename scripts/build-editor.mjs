import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { buildSdkTypes } from "./build-sdk-types.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What a project's files must look like, by the entity, as `platon format` writes it. */
function textSchemas() {
  const folder = join(root, "projects/platon/schemas");
  const read = (name) => JSON.parse(readFileSync(join(folder, name), "utf8"));
  return Object.fromEntries(readdirSync(folder).filter((name) => name.endsWith(".json")).map((name) => [basename(name, ".json"), read(name)]));
}

/** What Monaco and Babel bring is packed; under which terms stands beside it. */
const licences = () =>
  ["monaco-editor/LICENSE", "monaco-editor/ThirdPartyNotices.txt", "@babel/standalone/LICENSE"].map((path) => ({
    path: `assets/editor/${path.replace(/^@/, "").replaceAll("/", "-")}`,
    content: readFileSync(join(root, "node_modules", path)),
  }));

/**
 * The editor's document with Monaco, a build of its own: its styles are none of the application's one style sheet, and what
 * its chunks share is theirs.
 * @returns {Promise<{ path: string, content: string | Uint8Array }[]>}
 */
async function buildEditor() {
  const { output } = await build({
    configFile: false,
    root: join(root, "src/entries"),
    publicDir: false,
    logLevel: "warn",
    define: { __SDK_TYPES__: JSON.stringify(buildSdkTypes()), __TEXT_SCHEMAS__: JSON.stringify(textSchemas()) },
    worker: { format: "es" },
    build: {
      write: false,
      assetsDir: "assets/editor",
      assetsInlineLimit: 0,
      target: "es2022",
      // Monaco and TypeScript's compiler are what they are.
      chunkSizeWarningLimit: 20_000,
      modulePreload: { polyfill: false },
      rolldownOptions: { checks: { pluginTimings: false }, input: { editor: join(root, "src/entries/editor/editor.html") } },
    },
  });
  const files = output.map((file) => ({ path: file.fileName, content: file.type === "chunk" ? file.code : file.source }));
  return [...files, ...licences()];
}

/** For `vite.config.ts`: makes them files of the client. Built once, beside the client. */
export function emitEditor() {
  let files;
  return {
    name: "platon-editor",
    buildStart() {
      files ??= buildEditor();
      // Waited for below, where a failure is the build's.
      files.catch(() => undefined);
    },
    async generateBundle() {
      for (const { path, content } of await files) this.emitFile({ type: "asset", fileName: path, source: content });
    },
  };
}
