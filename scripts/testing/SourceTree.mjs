import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

const left = new Set(["node_modules", "dist", ".git", ".cache", ".data", "test-results"]);
const texts = /\.([mc]?[jt]sx?|css|html)$/;
/** What is gone before anything runs: types have a stage of their own. */
const erased = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^(im|ex)port type [^;]*? from "[^"]*";/gm;
/** A text that begins like a path: an import, an address beside the file, a folder below the root. */
const pathLike = /["'`]((?:\.{1,2}|#?[a-z][\w-]*)\/[^"'`\s\\]*)["'`]/g;

const fromRoot = /^(tests|scripts|bench)\//;

/** All sources of the repository with what their bytes are and which other sources they name. */
export class SourceTree {
  #files = new Map();

  constructor(root) {
    for (const path of walk(root, "")) this.#files.set(path, { root, bytes: undefined, names: undefined });
  }

  paths() {
    return [...this.#files.keys()];
  }

  /** What a source says, without comments and types. */
  text(path) {
    return this.#bytes(path).toString("utf8").replace(erased, "");
  }

  /** These sources and all that they name, and what those name in turn; `isLeftOut` says where to stop. */
  closure(paths, isLeftOut = () => false) {
    const found = new Set();
    const waiting = [...paths];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (found.has(path) || isLeftOut(path)) continue;
      found.add(path);
      waiting.push(...this.#namesOf(path));
    }
    return found;
  }

  /** One text for the bytes of all these sources. */
  hash(paths) {
    const hash = createHash("sha256");
    for (const path of [...paths].sort()) hash.update(`${path}\0`).update(this.#hashOf(path));
    return hash.digest("hex").slice(0, 32);
  }

  #bytes(path) {
    const file = this.#files.get(path);
    return (file.bytes ??= readFileSync(join(file.root, path)));
  }

  #hashOf(path) {
    return (this.#files.get(path).hash ??= createHash("sha256").update(this.#bytes(path)).digest());
  }

  #namesOf(path) {
    return (this.#files.get(path).names ??= texts.test(path) ? this.#readNames(path) : []);
  }

  #readNames(path) {
    const named = [...this.text(path).matchAll(pathLike)].map(([, name]) => name);
    return [...new Set(named.flatMap((name) => this.#resolve(name, path)))].filter((one) => one !== path);
  }

  /** The file of that name, or all files of the folder; of a pattern or a template, those of the folder before it. */
  #resolve(name, by) {
    const isBeside = name.startsWith(".");
    // Tests and scripts name what they read from the root; elsewhere such a text is an address or a project's file.
    if (!isBeside && !name.startsWith("#") && !fromRoot.test(by)) return [];
    const fixed = name.replace(/^#/, "").replace(/[^/]*[*$].*$/, "");
    const path = posix.normalize(isBeside ? posix.join(posix.dirname(by), fixed) : fixed).replace(/\/$/, "");
    if (this.#files.has(path)) return [path];
    // A whole zone is never meant.
    return path.includes("/") && !path.startsWith("..") ? this.paths().filter((one) => one.startsWith(`${path}/`)) : [];
  }
}

function walk(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return left.has(entry.name) ? [] : walk(root, path);
    return entry.isFile() ? [path] : [];
  });
}
