// Builds the server: Node 20 runs no TypeScript, and worker threads need files of their own.
//   node scripts/build-server.mjs [outDir]
import { rmSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { buildFonts } from "./build-fonts.mjs";
import { readAllWords } from "./build-words.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What is built, by the name of the file that comes of it. Workers are found beside the file that starts them. */
export const serverEntries = {
  main: "server/main.ts",
  seed: "server/seed.ts",
  platon: "server/platonCommand.ts",
  "database.worker": "server/database/database.worker.ts",
  "isolate.worker": "server/isolate/isolate.worker.ts",
  "workbook.worker": "server/modules/exports/xlsx/workbook.worker.ts",
  "sheet.worker": "server/modules/imports/reading/sheet.worker.ts",
  "documents.worker": "server/documents/documents.worker.ts",
};

/** What the isolate's worker hands to QuickJS before a program: classic scripts, found beside it. */
const preludes = {
  "isolate.program.prelude": "server/isolate/guest/programPrelude.ts",
  "isolate.expression.prelude": "server/isolate/guest/expressionPrelude.ts",
};

/** Packages stay outside, in node_modules; our own zones (`#core/…`) go in. */
const isPackage = (id) => !id.startsWith(".") && !id.startsWith("#") && !isAbsolute(id);

/**
 * @param {{ outDir?: string, entries?: Record<string, string> }} [options] `outDir` is emptied first; it must lie inside
 * the repository, or the packages are not found. `entries` are paths from the root.
 */
export async function buildServer({ outDir = "dist/server", entries = serverEntries } = {}) {
  const dir = resolve(root, outDir);
  const input = Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, resolve(root, path)]));
  const build = await rolldown({ input, cwd: root, platform: "node", external: isPackage });
  rmSync(dir, { recursive: true, force: true });
  await build.write({
    dir,
    format: "esm",
    sourcemap: true,
    entryFileNames: "[name].js",
    // Flat: `new URL("./database.worker.js", import.meta.url)` holds from shared pieces too.
    chunkFileNames: "[name]-[hash].js",
  });
  await build.close();
  if ("isolate.worker" in entries) await buildPreludes(dir);
  if ("documents.worker" in entries) buildFonts(dir);
  // What the product says, for who translates it: found beside the file that reads it.
  writeFileSync(resolve(dir, "wording.json"), JSON.stringify(await readAllWords()));
}

async function buildPreludes(dir) {
  for (const [name, path] of Object.entries(preludes)) {
    const build = await rolldown({ input: resolve(root, path), cwd: root, platform: "neutral", resolve: { mainFields: ["module", "main"] } });
    await build.write({ file: resolve(dir, `${name}.js`), format: "iife", minify: true, comments: false });
    await build.close();
  }
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await buildServer({ outDir: process.argv[2] });
}
