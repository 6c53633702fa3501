import { readFileSync } from "node:fs";
import { join, posix, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("..", import.meta.url));
const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;

/**
 * The declarations that a project's component is written against, for an editor: the SDK and what it says of the product's
 * own types, and React's, each by its path below `node_modules/`.
 * @returns {Record<string, string>}
 */
export function buildSdkTypes() {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: ["sdk/guest"] }, ts.sys, root);
  const emitting = { noEmit: false, declaration: true, emitDeclarationOnly: true, incremental: false, noCheck: true, types: [] };
  const program = ts.createProgram([join(root, "sdk/guest/index.ts")], { ...options, ...emitting });
  const files = { "@platon/sdk/index.d.ts": 'export * from "./sdk/guest/index";\n' };
  program.emit(undefined, (path, text) => {
    const name = relative(root, path).replaceAll("\\", "/");
    if (!name.startsWith("contract/")) files[`@platon/sdk/${name}`] = withPlainPaths(name, text);
  });
  for (const source of program.getSourceFiles()) {
    const name = relative(root, source.fileName).replaceAll("\\", "/");
    if (name.startsWith("contract/")) files[`@platon/sdk/${name.replace(/\.ts$/, ".d.ts")}`] = withPlainPaths(name, typesOf(program, source));
  }
  return { ...files, ...reactTypes() };
}

/** Of a file of the contract only its types, without the schemas from which they are made. */
function typesOf(program, source) {
  const checker = program.getTypeChecker();
  const declared = source.statements.flatMap((statement) => {
    const isType = ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement);
    return isType ? [typeText(checker, source, statement)] : [];
  });
  const text = declared.join("\n");
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const imports = source.statements.filter(ts.isImportDeclaration).flatMap((one) => importText(one, source, code));
  return [...imports, text, "export {};", ""].join("\n");
}

/** What the types name of another file. */
function importText(statement, source, text) {
  const names = statement.importClause?.namedBindings;
  const used = names && ts.isNamedImports(names) ? names.elements.map(({ name }) => name.text).filter((name) => new RegExp(`\\b${name}\\b`).test(text)) : [];
  return used.length > 0 && !statement.moduleSpecifier.text.includes("typebox") ? [`import type { ${used.join(", ")} } from ${statement.moduleSpecifier.getText(source)};`] : [];
}

function typeText(checker, source, statement) {
  const text = statement.getText(source);
  if (!/\btypeof\b|\bStatic\b|\bT[A-Z]\w+\b/.test(text)) return text;
  const name = statement.name.text;
  const parameters = statement.typeParameters?.map((one) => one.getText(source)).join(", ");
  // What is worked out of the endpoints is not the guests'.
  if (parameters) return `export type ${name}<${parameters}> = any;`;
  const made = writtenOut(checker, source, checker.getDeclaredTypeOfSymbol(checker.getSymbolAtLocation(statement.name)), name);
  return `export type ${name} = ${/\bType\.T|\bStatic\b/.test(made) ? "any" : made};`;
}

/** A type in full; where only its name is known for it, by its properties. */
function writtenOut(checker, source, type, name) {
  const text = checker.typeToString(type, source, flags);
  if (!new RegExp(`(?<!["'.])\\b${name}\\b(?!["':?])`).test(text)) return text;
  const properties = checker.getPropertiesOfType(type).map((one) => {
    const isOptional = (one.flags & ts.SymbolFlags.Optional) !== 0;
    return `${JSON.stringify(one.name)}${isOptional ? "?" : ""}: ${checker.typeToString(checker.getTypeOfSymbol(one), source, flags & ~ts.TypeFormatFlags.InTypeAlias)};`;
  });
  return `{ ${properties.join(" ")} }`;
}

/** As an editor finds them: relative, without endings. */
function withPlainPaths(name, text) {
  const place = posix.dirname(name);
  return text.replaceAll(/(["'])((?:#(?:core|contract|sdk)|\.{1,2})\/[^"'\n]+?)\.tsx?\1/g, (_, quote, path) => {
    if (!path.startsWith("#")) return `${quote}${path}${quote}`;
    const found = posix.relative(place, path.slice(1));
    return `${quote}${found.startsWith(".") ? found : `./${found}`}${quote}`;
  });
}

function reactTypes() {
  const names = ["@types/react/index.d.ts", "@types/react/global.d.ts", "@types/react/jsx-runtime.d.ts", "csstype/index.d.ts"];
  return Object.fromEntries(names.map((name) => [name, withoutComments(name, readFileSync(join(root, "node_modules", name), "utf8"))]));
}

/** They are most of it. */
function withoutComments(name, text) {
  const references = text.match(/^\/\/\/ <reference.*$/gm) ?? [];
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
  return [...references, ts.createPrinter({ removeComments: true }).printFile(source)].join("\n");
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = buildSdkTypes();
  for (const [path, text] of Object.entries(files)) console.log(path, text.length);
  if (process.argv[2]) (await import("node:fs")).writeFileSync(process.argv[2], JSON.stringify(files));
}
