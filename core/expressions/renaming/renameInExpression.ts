import { type AnyNode, type Node, type Options, parse } from "acorn";
import { addChildNodes } from "../parse/addChildNodes.ts";
import { readExpression } from "../parse/readExpression.ts";

/** Ids of now by those of before. */
type OptionNames = ReadonlyMap<string, string>;

export interface Renaming {
  /** What holds fields by their names: `row` in `row.area`. */
  readonly owners: ReadonlySet<string>;
  /** Fields are names by themselves too: `area`. */
  readonly isBare: boolean;
  /** The name of now; the same for what is called as before. */
  nameNow(name: string): string;
  /** Ids that options of a field have now, by those of before; asked also for the name `value`. */
  optionsNow?(name: string): OptionNames | undefined;
}

const options: Options = { ecmaVersion: 2023, sourceType: "module", allowReturnOutsideFunction: true };

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * An expression in the names that fields have now. Everything else of it stays to the letter; one that cannot be read stays as it is,
 * and so does a name that the expression declares itself.
 * An id of an option is one where it is compared with its field, or looked up by it: `row.state === "ready"`, `["ready"].includes(row.state)`,
 * `{ ready: "green" }[row.state]`, `case "ready"`.
 * @example renameInExpression("row.area > 5", { owners: new Set(["row"]), isBare: false, nameNow: (name) => (name === "area" ? "size" : name) }) // "row.size > 5"
 */
export function renameInExpression(source: string, renaming: Renaming): string {
  const root = read(source);
  if (root === undefined) return source;
  const nodes = allNodes(root);
  const declared = new Set(nodes.flatMap((node) => declaredBy(node)));
  const known = { ...renaming, declared };
  const edits = nodes.flatMap((node) => [...editsOf(node, known), ...optionEdits(node, known)]);
  return edits.sort((one, other) => other.start - one.start).reduce((text, { start, end, text: now }) => text.slice(0, start) + now + text.slice(end), source);
}

function read(source: string): Node | undefined {
  try {
    return readExpression(source, options);
  } catch {
    try {
      return parse(source, options);
    } catch {
      return undefined;
    }
  }
}

function allNodes(root: Node): AnyNode[] {
  const [found, waiting]: [AnyNode[], AnyNode[]] = [[], [root as AnyNode]];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    found.push(node);
    addChildNodes(node, waiting);
  }
  return found;
}

/** Parameters and variables, however they are taken apart. */
function declaredBy(node: AnyNode): string[] {
  if (node.type === "VariableDeclarator") return namesIn(node.id as AnyNode);
  if (node.type === "ArrowFunctionExpression" || node.type === "FunctionExpression" || node.type === "FunctionDeclaration") return node.params.flatMap((one) => namesIn(one as AnyNode));
  return [];
}

const namesIn = (pattern: AnyNode): string[] => allNodes(pattern).flatMap((node) => (node.type === "Identifier" ? [node.name] : []));

type Known = Renaming & { readonly declared: ReadonlySet<string> };

function optionEdits(node: AnyNode, renaming: Known): Edit[] {
  const inAll = <Of>(holder: AnyNode, held: readonly Of[], editOf: (one: Of, names: OptionNames) => Edit[]): Edit[] => {
    const names = optionsAt(holder, renaming);
    return names === undefined ? [] : held.flatMap((one) => editOf(one, names));
  };
  if (node.type === "BinaryExpression" && /^[!=]==?$/.test(node.operator)) {
    const [left, right] = [node.left as AnyNode, node.right as AnyNode];
    return [...inAll(left, [right], textEdit), ...inAll(right, [left], textEdit)];
  }
  if (node.type === "SwitchStatement") return inAll(node.discriminant as AnyNode, node.cases.map(({ test }) => test as AnyNode | null | undefined), textEdit);
  if (node.type === "CallExpression" && node.callee.type === "MemberExpression" && node.callee.object.type === "ArrayExpression" && node.arguments.length === 1) {
    const { property, object } = node.callee;
    return property.type === "Identifier" && ["includes", "indexOf"].includes(property.name) ? inAll(node.arguments[0] as AnyNode, object.elements as (AnyNode | null)[], textEdit) : [];
  }
  if (node.type === "MemberExpression" && node.computed && node.object.type === "ObjectExpression") {
    return inAll(node.property as AnyNode, node.object.properties as AnyNode[], keyEdit);
  }
  return [];
}

/** Of the field that a node stands for: `row.state`, `row["state"]`, `state`. */
function optionsAt(node: AnyNode, renaming: Known): OptionNames | undefined {
  const { owners, isBare, declared, optionsNow } = renaming;
  if (node.type === "ChainExpression") return optionsAt(node.expression as AnyNode, renaming);
  if (node.type === "Identifier") return (isBare || node.name === "value") && !declared.has(node.name) && !owners.has(node.name) ? optionsNow?.(node.name) : undefined;
  if (node.type !== "MemberExpression" || node.object.type !== "Identifier" || !owners.has(node.object.name) || declared.has(node.object.name)) return undefined;
  const { property, computed } = node;
  if (!computed) return property.type === "Identifier" ? optionsNow?.(property.name) : undefined;
  return property.type === "Literal" && typeof property.value === "string" ? optionsNow?.(property.value) : undefined;
}

function textEdit(node: AnyNode | null | undefined, names: OptionNames): Edit[] {
  const now = node?.type === "Literal" && typeof node.value === "string" ? names.get(node.value) : undefined;
  return node?.type !== "Literal" || now === undefined ? [] : edit(node, quoted(now, node.raw));
}

/** `{ ready: "green" }` */
function keyEdit(node: AnyNode, names: OptionNames): Edit[] {
  if (node.type !== "Property" || node.computed || node.shorthand) return [];
  const key = node.key as AnyNode;
  return key.type === "Identifier" ? edit(key, names.has(key.name) ? JSON.stringify(names.get(key.name)) : undefined) : textEdit(key, names);
}

function editsOf(node: AnyNode, renaming: Known): Edit[] {
  const { owners, isBare, declared, nameNow } = renaming;
  const renamed = (name: string): string | undefined => (nameNow(name) === name ? undefined : nameNow(name));
  if (node.type === "MemberExpression" && node.object.type === "Identifier" && owners.has(node.object.name) && !declared.has(node.object.name)) {
    const { property } = node;
    if (!node.computed && property.type === "Identifier") return edit(property, renamed(property.name));
    if (property.type === "Literal" && typeof property.value === "string") {
      const now = renamed(property.value);
      return edit(property, now && quoted(now, property.raw));
    }
  }
  if (!isBare) return [];
  // `{ area }` has the key that it had.
  if (node.type === "Property" && node.shorthand && node.value.type === "Identifier" && !declared.has(node.value.name)) {
    const now = renamed(node.value.name);
    return edit(node.value, now && `${node.value.name}: ${now}`);
  }
  return bareIn(node).flatMap((one) => (owners.has(one.name) || declared.has(one.name) ? [] : edit(one, renamed(one.name))));
}

interface Name extends Node {
  readonly name: string;
}

/** Names that stand for values directly below a node: neither keys of objects nor properties. */
function bareIn(node: AnyNode): Name[] {
  const below: AnyNode[] = [];
  addChildNodes(node, below);
  return below.filter((child): child is AnyNode & Name => {
    if (child.type !== "Identifier") return false;
    if (node.type === "MemberExpression") return child === (node.object as AnyNode) || (node.computed && child === (node.property as AnyNode));
    if (node.type === "Property") return !node.shorthand && (child === (node.value as AnyNode) || node.computed);
    if (node.type === "CallExpression") return child !== (node.callee as AnyNode);
    return true;
  });
}

const edit = ({ start, end }: Node, text: string | undefined): Edit[] => (text === undefined ? [] : [{ start, end, text }]);

const quoted = (text: string, raw = '"'): string => (raw.startsWith("'") ? `'${text}'` : JSON.stringify(text));
