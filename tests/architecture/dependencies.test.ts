import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { repositoryRoot } from "./listFiles.ts";

interface Manifest {
  name: string;
  version: string;
  license?: string | { type?: string };
  licenses?: { type: string }[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface LockEntry {
  dev?: boolean;
  link?: boolean;
}

const allowed = new Set([
  "MIT",
  "MIT-0",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "ISC",
  "0BSD",
  "Unlicense",
  "CC0-1.0",
  "BlueOak-1.0.0",
  "Python-2.0",
  "PSF-2.0",
  // zlib itself, in a port to JavaScript.
  "Zlib",
]);
/** Not shipped: tools may also be under the Mozilla licence, and carry data under CC BY. */
const allowedForTools = new Set([...allowed, "MPL-2.0", "CC-BY-4.0", "CC-BY-3.0"]);

/** What stands in a package's own Readme or licence, and not in its manifest. */
const saidInReadme: Record<string, string> = { "combine-errors": "MIT", "png-js": "MIT" };

/** A typeface's own licence: it may be served and embedded, and is no code. */
const typefaces: Record<string, string> = { "@fontsource-variable/inter": "OFL-1.1" };

/** A library of C of its own file, which whoever runs the product may replace: what its licence asks for. */
const isReplaceableLibrary = (name: string, licence: string): boolean => name.startsWith("@img/sharp-libvips-") && licence === "LGPL-3.0-or-later";

describe("dependencies", () => {
  it("A15 each dependency has its line of reason, and no other has one", () => {
    const { dependencies, devDependencies } = readManifest(repositoryRoot);
    const declared = Object.keys({ ...dependencies, ...devDependencies }).sort();
    const explained = readFileSync(join(repositoryRoot, "docs/dependencies.md"), "utf8")
      .split("\n")
      .flatMap((line) => /^\| `([^`]+)` \| \S.{10,} \|$/.exec(line)?.[1] ?? []);
    expect(explained.sort()).toEqual(declared);
  });

  it("A16 each installed package has a licence that we accept", () => {
    expect(installed().flatMap(({ path, isTool }) => refused(path, isTool))).toEqual([]);
  });

  it.each([
    ["MIT", true],
    ["(MIT OR GPL-3.0)", true],
    ["MIT AND Apache-2.0", true],
    ["MIT AND GPL-3.0", false],
    ["GPL-3.0", false],
    ["MPL-2.0", false],
    ["UNLICENSED", false],
    ["SEE LICENSE IN LICENSE", false],
  ])("A16 the licence %j is accepted: %s", (licence, accepted) => {
    expect(isAccepted(licence, allowed)).toBe(accepted);
  });

  it("A16 a tool may be under the Mozilla licence", () => {
    expect(isAccepted("MPL-2.0", allowedForTools)).toBe(true);
  });
});

function installed(): { path: string; isTool: boolean }[] {
  const lock = JSON.parse(readFileSync(join(repositoryRoot, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.startsWith("node_modules/") && !entry.link)
    .map(([path, entry]) => ({ path: join(repositoryRoot, path), isTool: entry.dev === true }))
    .filter(({ path }) => existsSync(join(path, "package.json")));
}

function refused(path: string, isTool: boolean): string[] {
  const { name, version, license, licenses } = readManifest(path);
  const choice = licenses?.map(({ type }) => type).join(" OR ");
  const licence = (typeof license === "string" ? license : license?.type) ?? choice ?? saidInReadme[name] ?? "none";
  if (typefaces[name] === licence || isReplaceableLibrary(name, licence)) return [];
  return isAccepted(licence, isTool ? allowedForTools : allowed) ? [] : [`${name} ${version}: ${licence}`];
}

/** Understands the two forms that occur: a choice (`A OR B`) and a sum (`A AND B`). */
function isAccepted(licence: string, list: Set<string>): boolean {
  return licence
    .replace(/[()]/g, "")
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((part) => list.has(part.trim())));
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}
