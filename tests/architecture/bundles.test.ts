import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { repositoryRoot } from "./listFiles.ts";
import { packedAlone } from "./packedAlone.ts";
import {
  allScripts,
  findChunk,
  gzipKilobytes,
  readBuilt,
  readManifest,
  readScript,
  scriptsOf,
  withStaticImports,
} from "./readBundles.ts";

/** What stands in every schema of the contract, and what the schema library names its own properties. */
const schemaMarkers = ["platon-contract-schema", "~kind", "~refine"];

/** Texts that survive minification. */
const heavy = {
  tus: "tus: unexpected response while uploading chunk",
  sucrase: "asyncNullishCoalesce",
  babel: "@babel/",
  monaco: "monaco-editor",
  quill: "ql-clipboard",
  tiptap: "ProseMirror-focused",
  codemirror: "cm-lineWrapping",
  "markdown-it": "html_inline",
  leaflet: "leaflet-container",
  pdf: "GetRangeReader",
};

describe("bundles of the client", () => {
  const manifest = readManifest();
  const app = withStaticImports(manifest, findChunk(manifest, "app/index.html"));
  const auth = withStaticImports(manifest, findChunk(manifest, "auth/auth.html"));
  const tables = withStaticImports(manifest, findChunk(manifest, "plugins/tables/index.ts"));

  it.each(schemaMarkers)("A23 no client bundle contains %j", (marker) => {
    expect(allScripts().filter((file) => readBuilt(file).includes(marker))).toEqual([]);
  });

  it("A23 the markers are those of the contract and of the library", () => {
    const source = (path: string): string => readFileSync(join(repositoryRoot, path), "utf8");
    expect(source("contract/endpoint.ts")).toContain('"platon-contract-schema"');
    expect(source("node_modules/typebox/build/type/types/array.mjs")).toContain("~kind");
  });

  it.each(Object.entries(heavy))("A24 %s is in no chunk of a first load", (_, marker) => {
    const files = scriptsOf(manifest, [...app, ...auth, ...tables]);
    expect(files.filter((file) => readScript(file).includes(marker))).toEqual([]);
  });

  it("A24 the marker of pdf.js is in its own chunk", () => {
    expect(readScript(manifest[findChunk(manifest, "PdfPreview.tsx")]?.file ?? "")).toContain(heavy.pdf);
  });

  it("A24 the marker of tus-js-client is in its own chunk", () => {
    expect(readScript(manifest[findChunk(manifest, "sendInPieces.ts")]?.file ?? "")).toContain(heavy.tus);
  });

  it("A24 the markers of Monaco and Babel are in the editor's chunks", () => {
    const scripts = allScripts().filter((file) => file.startsWith("client/assets/editor/")).map(readBuilt);
    for (const marker of [heavy.monaco, heavy.babel]) expect(scripts.filter((text) => text.includes(marker)).length).toBeGreaterThan(0);
  });

  it("A24 Sucrase's marker is in Sucrase", () => {
    const source = readFileSync(join(repositoryRoot, "node_modules/sucrase/dist/esm/HelperManager.js"), "utf8");
    expect(source).toContain(heavy.sucrase);
  });

  it("A25 the sign-in document's JavaScript weighs at most 150 KB gzip", () => {
    expect(gzipKilobytes(scriptsOf(manifest, auth))).toBeLessThanOrEqual(150);
  });

  it("F49 a form without expressions loads no language: its plugin's JavaScript weighs at most 60 KB gzip beyond the shell", () => {
    const forms = withStaticImports(manifest, findChunk(manifest, "plugins/forms/index.ts"));
    expect(gzipKilobytes(scriptsOf(manifest, forms.filter((chunk) => !app.includes(chunk))))).toBeLessThanOrEqual(60);
  });

  it("A26 the shell's and the tables plugin's JavaScript weighs at most 350 KB gzip", () => {
    expect(gzipKilobytes(scriptsOf(manifest, [...app, ...tables]))).toBeLessThanOrEqual(350);
  });

  it("T904 the tables plugin's own JavaScript, without the grid library, weighs at most 60 KB gzip beyond the shell", async () => {
    const scripts = scriptsOf(manifest, tables.filter((chunk) => !app.includes(chunk)));
    const grid = await packedAlone("@glideapps/glide-data-grid", ["DataEditorCore", "ImageWindowLoaderImpl", "loadingCellRenderer", "textCellRenderer", "GridCellKind", "CompactSelection"]);
    expect(readScript(scripts[0] ?? "")).toContain("dvn-scroller");
    expect(gzipKilobytes(scripts) - grid).toBeLessThanOrEqual(60);
  });
});
