import { readFileSync } from "node:fs";
import { join } from "node:path";

import ts from "typescript";

import { listFiles, repositoryRoot } from "./listFiles.ts";

export interface TestTitle {
  title: string;
  place: string;
  /** Rule ids that the title begins with: `"T1, T2 a click …"`. */
  quotes: string[];
}

const testFunctions = new Set(["it", "test"]);
const quotedIds = /^[A-Z]{1,2}\d+[a-z]?(?:(?:, ?| and | )[A-Z]{1,2}\d+[a-z]?)*(?= |:|$)/;

/** Titles of all tests: unit, architecture, integration (`.test.ts(x)`) and end-to-end (`.e2e.ts`). */
export function readTestTitles(root: string = repositoryRoot): TestTitle[] {
  return listFiles(root)
    .filter((path) => /\.(test|e2e)\.tsx?$/.test(path))
    .flatMap((path) => titlesOf(path, readFileSync(join(root, path), "utf8")));
}

/** The rule ids at the beginning of a test's title. */
export function quotesOf(title: string): string[] {
  return quotedIds.exec(title)?.[0].match(/[A-Z]{1,2}\d+[a-z]?/g) ?? [];
}

function titlesOf(path: string, source: string): TestTitle[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const titles: TestTitle[] = [];
  const visit = (node: ts.Node): void => {
    const title = titleOf(node);
    if (title !== undefined) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      titles.push({ title, place: `${path}:${line + 1}`, quotes: quotesOf(title) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !testFunctions.has(rootName(node.expression))) return undefined;
  const [first, second] = node.arguments;
  // `it.each(rows)` has the title in the outer call; `test.use({…})` and `test.beforeEach(…)` have none.
  if (!first || !second) return undefined;
  if (ts.isStringLiteralLike(first)) return first.text;
  return ts.isTemplateExpression(first) ? first.head.text : undefined;
}

/** `it`, `it.only`, `it.each(rows)`, `test.describe.parallel` → the first name. */
function rootName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) {
    return ["describe", "step"].includes(expression.name.text) ? "" : rootName(expression.expression);
  }
  if (ts.isCallExpression(expression) || ts.isTaggedTemplateExpression(expression)) {
    return rootName(ts.isCallExpression(expression) ? expression.expression : expression.tag);
  }
  return "";
}
