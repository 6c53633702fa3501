import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { buildSdkTypes } from "../../../scripts/build-sdk-types.mjs";

const root = join(import.meta.dirname, "../../..");
const known = new Map(Object.entries(buildSdkTypes()).map(([path, text]) => [`/node_modules/${path}`, text]));

const texts: Readonly<Record<string, string>> = {
  "/demo.tsx": readFileSync(join(root, "projects/demo/components/WorldOutlines.tsx"), "utf8"),
  "/right.tsx": 'import { storage, tables, useUser } from "@platon/sdk";\nexport default async () => [await storage.get("a"), useUser()?.fullName, await tables.rows("cities", {})];',
  "/wrong.tsx": 'import { storage, useUser, nothing } from "@platon/sdk";\nexport default () => [storage.set(5, 1), useUser()?.nme];',
};

/** What an editor that has nothing but the declarations says: of the texts, and of the declarations themselves. */
function findFaults(): [path: string, message: string][] {
  const options: ts.CompilerOptions = { strict: true, noEmit: true, jsx: ts.JsxEmit.ReactJSX, moduleResolution: ts.ModuleResolutionKind.Node10, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext, types: [], skipDefaultLibCheck: true };
  const read = (path: string): string | undefined => texts[path] ?? known.get(path) ?? (path.includes("/typescript/lib/") ? ts.sys.readFile(path) : undefined);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    fileExists: (path) => read(path) !== undefined,
    readFile: read,
    directoryExists: () => true,
    getCurrentDirectory: () => "/",
    realpath: (path) => path,
    getSourceFile: (path, target) => ts.createSourceFile(path, read(path) ?? "", target),
  };
  const found = ts.getPreEmitDiagnostics(ts.createProgram(Object.keys(texts), options, host));
  return found.map(({ file, messageText }) => [file?.fileName ?? "", ts.flattenDiagnosticMessageText(messageText, " ")]);
}

it("UI732 components are right by the types that the editor has, as are these; a wrong argument and a name that is not there are told of", () => {
  expect(findFaults()).toEqual([
    ["/wrong.tsx", expect.stringContaining("'nothing'")],
    ["/wrong.tsx", expect.stringContaining("'number' is not assignable to parameter of type 'string'")],
    ["/wrong.tsx", expect.stringContaining("'nme'")],
  ]);
});
