import { createServer } from "node:http";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** What the grid library needs for the same picture: text cells, the same widths and row height, one frozen column. */
const program = `
import { createElement, useCallback } from "react";
import { createRoot } from "react-dom/client";
import { DataEditor, GridCellKind } from "@glideapps/glide-data-grid";
import "@glideapps/glide-data-grid/dist/index.css";
const fields = ["name", "country.name", "country.continent", "feature_code", "admin_code", "population", "lat", "lng"];
const widths = [220, 180, 140, 180, 110, 130, 110, 110];
const columns = [{ id: "n", title: "n", width: 72 }, ...fields.map((id, index) => ({ id, title: id, width: widths[index] }))];
const rows = await (await fetch("rows.json")).json();
const text = (data) => ({ kind: GridCellKind.Text, data, displayData: data, allowOverlay: false });
const App = () => createElement(DataEditor, {
  width: "100%", height: "100%", columns, rows: 135000, rowHeight: 36, freezeColumns: 2, smoothScrollX: true, smoothScrollY: true,
  getCellContent: useCallback(([column, row]) => text(column === 0 ? String(row + 1) : String(rows[row % rows.length][fields[column - 1]] ?? "")), []),
});
createRoot(document.getElementById("root")).render(createElement(App));
`;
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Glide</title>
<style>html, body, #root { height: 100%; margin: 0 } #root { height: calc(100% - 170px) }</style>
<div id="root"></div><script type="module" src="./main.js"></script></html>`;

/** Builds and serves a page with the grid library alone over `rows`. */
export async function serveBareGlide(rows: readonly Record<string, unknown>[]): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "platon-bare-glide-"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  writeFileSync(join(folder, "index.html"), html);
  writeFileSync(join(folder, "main.js"), program);
  const out = join(folder, "out");
  await build({
    root: folder,
    logLevel: "error",
    configFile: false,
    resolve: { alias: { marked: join(root, "stubs/marked/index.js") } },
    build: { outDir: out, target: "es2022", emptyOutDir: true },
  });
  writeFileSync(join(out, "rows.json"), JSON.stringify(rows));
  const { url, close } = await serveFolder(out);
  return {
    url,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json" };

async function serveFolder(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    try {
      const body = readFileSync(join(folder, path === "/" ? "index.html" : path));
      response.writeHead(200, { "content-type": types[extname(path)] ?? "text/html" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
