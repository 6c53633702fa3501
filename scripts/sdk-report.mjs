/**
 * The public surface of the SDK as one text, `sdk/sdk.api.md`: every declaration without its documentation, so that a
 * change of the surface is seen in review.
 *
 * `node scripts/sdk-report.mjs` writes it; with `--check` it fails when the file is not what the sources say.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("..", import.meta.url));
const target = join(root, "sdk/sdk.api.md");

const report = reportOf(declarations());
if (!process.argv.includes("--check")) {
  writeFileSync(target, report);
} else if (readReport() !== report) {
  console.error("sdk/sdk.api.md is not what sdk/ says: run `node scripts/sdk-report.mjs` and look at the difference.");
  process.exitCode = 1;
}

/** Text of each SDK file's declarations by its path, sorted. */
function declarations() {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include: ["sdk"] }, ts.sys, root);
  const sources = fileNames.filter((path) => !/\.test\.tsx?$/.test(path));
  const emitting = { noEmit: false, declaration: true, emitDeclarationOnly: true, incremental: false };
  const program = ts.createProgram(sources, { ...options, ...emitting, removeComments: true });
  const texts = [];
  program.emit(undefined, (path, text) => {
    const source = relative(root, path).replaceAll("\\", "/");
    if (source.startsWith("sdk/")) texts.push([source.replace(/\.d\.ts$/, ""), text.trim()]);
  });
  return texts.sort(([a], [b]) => (a < b ? -1 : 1));
}

function reportOf(texts) {
  const sections = texts.map(([path, text]) => `## ${path}\n\n\`\`\`ts\n${text}\n\`\`\`\n`);
  const head = ["# The SDK's public surface", "", "Written by `node scripts/sdk-report.mjs`; a test compares.", ""];
  return [...head, ...sections].join("\n");
}

function readReport() {
  try {
    return readFileSync(target, "utf8").replaceAll("\r\n", "\n");
  } catch {
    return "";
  }
}
