import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Served by the realm itself (core/modules/moduleNames.ts). */
const builtIn = ["react", "react-dom", "react/jsx-runtime"];

/** The head and tail of a module, as `sandbox/compile` writes them; the address is not one of a component's. */
const wrap = (name, code) =>
  `export default function (module, exports, require, sdk) {${code}\n}\n//# sourceURL=platon-library://${name}\n`;

/**
 * Packs one approved library into a CommonJS text with React outside; of the other approved libraries those stay outside
 * that it shares state with, all of them for simplicity.
 */
async function packLibrary(name, approved) {
  const build = await rolldown({
    input: { library: name },
    cwd: root,
    platform: "browser",
    external: [...builtIn, ...approved.filter((other) => other !== name)],
    // What this package takes in browsers parses HTML, while it is evaluated; its other half has a table.
    resolve: { alias: { "decode-named-character-reference": join(root, "node_modules/decode-named-character-reference/index.js") } },
    transform: { define: { "process.env.NODE_ENV": '"production"', "process.env": "{}" } },
    onLog: () => undefined,
  });
  const { output } = await build.generate({
    format: "cjs",
    exports: "named",
    esModule: true,
    minify: true,
    codeSplitting: false,
    comments: false,
  });
  await build.close();
  const [{ code, imports }] = output;
  const unknown = imports.filter((other) => !builtIn.includes(other) && !approved.includes(other));
  if (unknown.length > 0) throw new Error(`library ${name} requires ${unknown.join(", ")}`);
  return { name, text: wrap(name, code), requires: imports.filter((other) => !builtIn.includes(other)) };
}

/**
 * The approved libraries (core/modules/libraries.json) as texts for realms, and the catalogue that the host reads.
 * @returns {Promise<{ files: { path: string, text: string }[], catalogue: Record<string, { address: string, requires: string[] }> }>}
 */
export async function buildLibraries() {
  const approved = JSON.parse(await readFile(join(root, "core/modules/libraries.json"), "utf8"));
  const packed = await Promise.all(approved.map((name) => packLibrary(name, approved)));
  const files = [];
  const catalogue = {};
  for (const { name, text, requires } of packed) {
    const hash = createHash("sha256").update(text).digest("base64url").slice(0, 10).replaceAll(/[-_]/g, "x");
    const path = `assets/realm-libraries/${name.replaceAll(/[@/]+/g, "-").replace(/^-/, "")}-${hash}.js`;
    files.push({ path, text });
    catalogue[name] = { address: `/${path}`, requires };
  }
  return { files, catalogue };
}

/**
 * For `vite.config.ts`: makes the libraries files of the client.
 * @param {{ path: string, text: string }[]} files
 */
export const emitLibraries = (files) => ({
  name: "platon-realm-libraries",
  generateBundle() {
    for (const { path, text } of files) this.emitFile({ type: "asset", fileName: path, source: text });
  },
});

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { path, text } of (await buildLibraries()).files) {
    console.log(path, text.length, "bytes,", gzipSync(text).length, "compressed");
  }
}
