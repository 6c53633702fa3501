import { getLineInfo, type Expression, type Node } from "acorn";

/** A name of an expression that means a value of the template, with what is written in its place. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Visited = Node & Readonly<Record<string, unknown>>;

/**
 * Finds the names that an expression takes from outside, and puts `$.` before each: what the component's script
 * exports, what it was given, or a global name. A parameter is one's own inside its function only. Statements and
 * assignments are refused: they belong into the script.
 */
export function rewriteExpression(expression: Expression, source: string): Replacement[] {
  // By place: key and value of a shorthand property are one name.
  const found = new Map<number, Replacement>();
  const visit = (node: Visited, parent: Visited | undefined, own: ReadonlySet<string>): void => {
    refuse(node, source);
    if (node.type === "Identifier" && !isPropertyName(node, parent) && !own.has(node.name as string)) {
      found.set(node.start, replace(node, parent));
    }
    const inside = withParameters(node, own);
    for (const child of childrenOf(node)) visit(child, node, inside);
  };
  visit(expression as Visited, undefined, new Set());
  return [...found.values()].sort((one, other) => one.start - other.start);
}

function replace(node: Visited, parent: Visited | undefined): Replacement {
  const { start, end } = node;
  const name = node.name as string;
  if (isCallee(node, parent)) return { start, end, text: `(0,$.${name})` };
  const isShorthand = parent?.type === "Property" && parent.shorthand === true;
  return { start, end, text: isShorthand ? `${name}:$.${name}` : `$.${name}` };
}

/** The names that are a function's own: its parameters, which its default values see too, and those around it. */
function withParameters({ params }: Visited, around: ReadonlySet<string>): ReadonlySet<string> {
  if (!Array.isArray(params)) return around;
  const own = new Set(around);
  for (const parameter of params as Visited[]) collectNames(parameter, own);
  return own;
}

const refused: Readonly<Record<string, string>> = {
  AssignmentExpression: "an expression of a template assigns nothing",
  UpdateExpression: "an expression of a template assigns nothing",
  BlockStatement: "an expression of a template holds no statements",
  ClassExpression: "an expression of a template holds no classes",
  ImportExpression: "an expression of a template imports nothing",
  AwaitExpression: "an expression of a template does not wait",
};

function refuse(node: Visited, source: string): void {
  const message = Object.hasOwn(refused, node.type) ? refused[node.type] : undefined;
  if (message === undefined) return;
  const { line, column } = getLineInfo(source, node.start);
  throw Object.assign(new Error(message), { loc: { line, column: column + 1 } });
}

function isPropertyName(node: Visited, parent: Visited | undefined): boolean {
  if (parent?.type === "MemberExpression") return parent.property === node && parent.computed !== true;
  return parent?.type === "Property" && parent.key === node && parent.computed !== true && parent.shorthand !== true;
}

const isCallee = (node: Visited, parent: Visited | undefined): boolean =>
  (parent?.type === "CallExpression" && parent.callee === node) ||
  (parent?.type === "TaggedTemplateExpression" && parent.tag === node);

/** Names that a parameter declares, default values and patterns included. */
function collectNames(node: Visited, names: Set<string>): void {
  if (node.type === "Identifier") names.add(node.name as string);
  else if (node.type === "AssignmentPattern") collectNames(node.left as Visited, names);
  else if (node.type === "Property") collectNames(node.value as Visited, names);
  else for (const child of childrenOf(node)) collectNames(child, names);
}

const childrenOf = (node: Visited): Visited[] => Object.values(node).flat().filter(isNode);

const isNode = (value: unknown): value is Visited =>
  typeof value === "object" && value !== null && typeof (value as Visited).type === "string";
