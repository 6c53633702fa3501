import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("../../../", import.meta.url));

export interface BenchProgram {
  /** The module of the page, which draws into `#root`. */
  readonly program: string;
  /** Where its packages are; the product's own unless said. */
  readonly packages?: string;
  readonly css?: string;
  /** Served beside it, by their names. */
  readonly files?: Readonly<Record<string, string>>;
}

export interface ServedProgram {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Builds a page of a rival as the product is built, and serves it. */
export async function serveProgram({ program, packages = join(root, "node_modules"), css = "", files = {} }: BenchProgram): Promise<ServedProgram> {
  const folder = mkdtempSync(join(tmpdir(), "platon-bench-page-"));
  symlinkSync(packages, join(folder, "node_modules"), "junction");
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><style>${css}</style><div id="root"></div><script type="module" src="./main.js"></script></html>`;
  writeFileSync(join(folder, "index.html"), html);
  writeFileSync(join(folder, "main.js"), program);
  const out = join(folder, "out");
  await build({
    root: folder,
    logLevel: "error",
    configFile: false,
    resolve: { alias: { marked: join(root, "stubs/marked/index.js") } },
    build: { outDir: out, target: "es2022", emptyOutDir: true, chunkSizeWarningLimit: 4096 },
  });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text);
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

async function serveFolder(folder: string): Promise<ServedProgram> {
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
