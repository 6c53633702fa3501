import ts from "typescript";

import type { GlobalRule } from "./globalRules.ts";

const globalObjects = new Set(["window", "globalThis", "self", "document", "navigator", "top", "parent"]);

/** The lines (from 1) on which a source uses what the rule gives to an owner. Uses in type positions are not uses. */
export function findGlobals(path: string, source: string, rule: GlobalRule): number[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const declared = declaredNames(file);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (isUse(node, rule, declared)) lines.push(file.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lines;
}

/** Names that the file itself declares: they hide the global, so that a parameter called `fetch` is no offence. */
function declaredNames(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (isDeclaration(node) && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

function isDeclaration(node: ts.Node): node is ts.Node & { name?: ts.Node } {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isImportSpecifier(node)
  );
}

function isUse(node: ts.Node, rule: GlobalRule, declared: Set<string>): boolean {
  const { globals = [], members = [], attributes = [] } = rule;
  if (ts.isIdentifier(node)) {
    return globals.includes(node.text) && !declared.has(node.text) && isReference(node);
  }
  const access = accessedMember(node);
  if (access) return members.includes(access.name) || (access.onGlobal && globals.includes(access.name));
  return attributes.includes(writtenName(node) ?? "");
}

/** `a.b` and `a["b"]`. */
function accessedMember(node: ts.Node): { name: string; onGlobal: boolean } | undefined {
  const isElement = ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression);
  if (!isElement && !ts.isPropertyAccessExpression(node)) return undefined;
  const name = ts.isPropertyAccessExpression(node)
    ? node.name.text
    : (node.argumentExpression as ts.StringLiteralLike).text;
  return { name, onGlobal: ts.isIdentifier(node.expression) && globalObjects.has(node.expression.text) };
}

/** `<a b={…} />`, and `b: …` or `b` in an object literal. */
function writtenName(node: ts.Node): string | undefined {
  const isNamed = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
  if (!isNamed) return undefined;
  return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : undefined;
}

/** An identifier that reads or calls a variable: not a member's name, a key or a name being declared. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  const isName = "name" in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent);
  return !isName && !ts.isJsxAttribute(parent) && !ts.isImportSpecifier(parent) && !ts.isExportSpecifier(parent);
}
