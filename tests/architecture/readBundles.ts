import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { repositoryRoot } from "./listFiles.ts";

/** A chunk as Vite's manifest describes it. */
export interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

export type Manifest = Record<string, Chunk>;

const dist = join(repositoryRoot, "dist");

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(dist, "client/.vite/manifest.json"), "utf8")) as Manifest;
}

/** Key of the one chunk whose key contains a piece of path: an entry's document, a plugin's index. */
export function findChunk(manifest: Manifest, piece: string): string {
  const found = Object.keys(manifest).filter((key) => key.includes(piece));
  if (found.length !== 1 || !found[0]) throw new Error(`${piece} names ${found.length} chunks: ${found.join(", ")}`);
  return found[0];
}

/** Keys of a chunk and of all that it imports statically, directly and through others. */
export function withStaticImports(manifest: Manifest, start: string): string[] {
  const seen = new Set<string>();
  const waiting = [start];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (!seen.has(key)) waiting.push(...(manifest[key]?.imports ?? []));
    seen.add(key);
  }
  return [...seen];
}

/** JavaScript files of chunks, each once. */
export function scriptsOf(manifest: Manifest, keys: string[]): string[] {
  const files = keys.flatMap((key) => manifest[key]?.file ?? []);
  return [...new Set(files)].filter((file) => file.endsWith(".js"));
}

/** Every JavaScript file that a browser may get, the sandbox's included, as a path below `dist/`. */
export function allScripts(): string[] {
  return ["client", "sandbox"].flatMap((folder) =>
    readdirSync(join(dist, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.m?js$/.test(path))
      .map((path) => `${folder}/${path}`),
  );
}

export function readBuilt(path: string): string {
  return readFileSync(join(dist, path), "utf8");
}

/** A file by its name in the manifest. */
export function readScript(file: string): string {
  return readBuilt(`client/${file}`);
}

/** Sum of the files' sizes, each packed by itself as the server sends it, in KB of 1,024 bytes. */
export function gzipKilobytes(files: string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readScript(file)).length, 0) / 1024;
}
