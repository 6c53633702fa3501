import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

import { repositoryRoot } from "./listFiles.ts";
import { listedPlugins, pluginLists, withoutPlugin } from "./pluginLines.ts";

interface Shorter {
  readonly path: string;
  readonly source: string;
}

/** Each list without each of its plugins, as a file beside the list. */
const shorter: readonly Shorter[] = pluginLists.flatMap((list) => {
  const source = readFileSync(join(repositoryRoot, list), "utf8");
  return listedPlugins()
    .map((plugin) => ({ path: join(repositoryRoot, list.replace(".ts", `.without-${plugin}.ts`)), source: withoutPlugin(source, plugin) }))
    .filter((file) => file.source !== source);
});

/** What the compiler says of them; the rest of the product names no plugin (A3), so that nothing else can change. */
function checkTypes(files: readonly Shorter[]): string[] {
  const { config } = ts.readConfigFile(join(repositoryRoot, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, repositoryRoot);
  const host = ts.createCompilerHost({ ...options, incremental: false, tsBuildInfoFile: undefined });
  const texts = new Map(files.map(({ path, source }) => [path, source]));
  const { fileExists, readFile } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  const program = ts.createProgram([...texts.keys()], { ...options, incremental: false, tsBuildInfoFile: undefined }, host);
  const faults = [...texts.keys()].flatMap((path) => {
    const file = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  });
  return faults.map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`);
}

describe("the lists of plugins", () => {
  it("A33 each without the line of any of its plugins has no type error", () => {
    expect(listedPlugins().toSorted()).toEqual(["auth", "call24", "demo", "forms", "pages", "system", "tables", "themes"]);
    expect(shorter).toHaveLength(8 + 2);
    for (const { source } of shorter) expect(source.split("\n").filter((line) => line.includes("manifest")).length).toBeGreaterThan(0);
    expect(checkTypes(shorter)).toEqual([]);
  });
});
