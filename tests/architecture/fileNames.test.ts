import { describe, expect, it } from "vitest";

import { listFiles } from "./listFiles.ts";

/** Names that say what a file is for in its folder, and so may come again in another folder. */
const fixedNames = new Set(["index", "manifest", "routes", "types", "main", "plugins", "words"]);
/** Words that say nothing about what is inside: such a file grows without end. */
const emptyNames = /^(utils?|helpers?|constants?|common|misc|shared)$/;
/**
 * Named by something else than a main export: a project's files by its author; and the lists with one file for each kind or subject (`sdk/contributions/theme.ts`, `sdk/capabilities/theme.ts`).
 */
const exempt = [
  /^(projects|stubs|bench\/peers|tests\/integration\/[^/]+\/project)\//,
  /^(sdk\/capabilities|sdk\/contributions|contract)\/[^/]+$/,
];

describe("names of files and folders", () => {
  const isExempt = (path: string): boolean => exempt.some((place) => place.test(path));
  const sources = listFiles().filter((path) => /\.(tsx?|mjs|cjs)$/.test(path) && !isExempt(path));

  it("A11 a source file's name is unique in its zone, fixed names aside", () => {
    expect(repeatedNames(sources)).toEqual([]);
  });

  it("A11 names that come twice are reported, fixed names and other kinds of files are not", () => {
    const paths = ["a/Row.tsx", "a/b/row.ts", "b/row.ts", "a/index.ts", "a/b/index.ts", "a/Row.test.tsx", "a/Row.module.css"];
    expect(repeatedNames(paths)).toEqual(["a/row: a/Row.tsx, a/b/row.ts"]);
  });

  it("A12 folders are written in kebab-case", () => {
    expect(wrongFolders(sources)).toEqual([]);
    expect(wrongFolders(["a/goodName/x.ts", "a/good-name/x.ts", "server/http/x.ts"])).toEqual(["a/goodName"]);
  });

  it("A13 no file or folder has a name that says nothing", () => {
    expect(emptyNamed(sources)).toEqual([]);
    expect(emptyNamed(["a/utils.ts", "a/helpers/x.ts", "a/dateUtils.ts"])).toEqual(["a/utils.ts", "a/helpers/x.ts"]);
  });
});

function repeatedNames(paths: string[]): string[] {
  const byName = new Map<string, string[]>();
  for (const path of paths) {
    // Windows and macOS do not tell `Row` from `row`. A type declaration stands beside its file.
    const name = fileName(path).replace(/(\.d)?\.(tsx?|mts|mjs|cjs)$/, "").toLowerCase();
    if (path.endsWith(".css") || fixedNames.has(name)) continue;
    const place = `${path.split("/")[0]}/${name}`;
    byName.set(place, [...(byName.get(place) ?? []), path]);
  }
  return [...byName].filter(([, places]) => places.length > 1).map(([name, places]) => `${name}: ${places.join(", ")}`);
}

function wrongFolders(paths: string[]): string[] {
  // The folder of a type of form element is called as the wire calls the type.
  const folders = new Set(paths.flatMap((path) => parents(path)).filter((folder) => !/^plugins\/forms\/elements\/[a-z_]+$/.test(folder)));
  return [...folders].filter((folder) => !/^\.?[a-z0-9]+(-[a-z0-9]+)*$/.test(fileName(folder)));
}

function emptyNamed(paths: string[]): string[] {
  const saysNothing = (part: string): boolean => emptyNames.test(part.replace(/\..*$/, "").toLowerCase());
  return paths.filter((path) => path.split("/").some(saysNothing));
}

function parents(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
