import { type AnyNode, type Node, type Options, type Program, parse } from "acorn";
import { addChildNodes } from "../parse/addChildNodes.ts";
import { readExpression } from "../parse/readExpression.ts";

/** What a program reads of one name of its scope: some fields of it, or (undefined) the whole. */
export type ProgramReads = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** Where something was put into the source: after `column` (from 1) of `line`. */
export interface Insertion {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

export interface ReadProgram {
  /** Body of a function that answers what the program answers; its lines are the author's. */
  readonly body: string;
  /** What of the body is not the author's, so that columns can be told in the source. */
  readonly insertion: Insertion | undefined;
  /** Only names of the scope that occur. */
  readonly reads: ProgramReads;
}

const options: Options = {
  ecmaVersion: 2023, sourceType: "module", locations: true, allowReturnOutsideFunction: true, allowAwaitOutsideFunction: false,
};

/**
 * A program as the body of a function: an expression is returned; of statements the last one is, if it is an
 * expression ("`return` optional", docs/expressions.md).
 * @param source a program that `parseExpression` has accepted
 * @param names what the scope may have
 * @example readProgram("const tax = row.amount / 10; tax.toFixed(2)", new Set(["row"]))
 *          // { body: "const tax = row.amount / 10; return tax.toFixed(2)", insertion: …, reads: Map { "row" → Set { "amount" } } }
 */
export function readProgram(source: string, names: ReadonlySet<string>): ReadProgram {
  const expression = tryExpression(source);
  if (expression) {
    const head = "return (";
    return {
      body: `${head}${source.slice(0, expression.end)}\n);`,
      insertion: { line: 1, column: 1, length: head.length },
      reads: collectReads(expression, names),
    };
  }
  const program = parse(source, options);
  return { ...withReturn(source, program), reads: collectReads(program, names) };
}

function tryExpression(source: string): Node | undefined {
  try {
    return readExpression(source, options);
  } catch {
    return undefined;
  }
}

function withReturn(source: string, { body }: Program): Pick<ReadProgram, "body" | "insertion"> {
  const last = body.at(-1);
  if (last?.type !== "ExpressionStatement" || !last.loc) return { body: source, insertion: undefined };
  const head = "return ";
  const { line, column } = last.loc.start;
  return {
    body: `${source.slice(0, last.start)}${head}${source.slice(last.start)}`,
    insertion: { line, column: column + 1, length: head.length },
  };
}

/** Too much is read rather than too little: a name that the program declares anew counts as read. */
function collectReads(root: Node, names: ReadonlySet<string>): ProgramReads {
  const reads = new Map<string, Set<string> | undefined>();
  const waiting: AnyNode[] = [root as AnyNode];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const access = fieldOf(node, names);
    if (access) {
      if (reads.has(access.name)) reads.get(access.name)?.add(access.field);
      else reads.set(access.name, new Set([access.field]));
      continue;
    }
    if (node.type === "Identifier" && names.has(node.name)) reads.set(node.name, undefined);
    addChildNodes(node, waiting);
  }
  return reads;
}

/** `row.amount` and `row?.amount`, but nothing that is called or written: those may need the rest of it. */
function fieldOf(node: AnyNode, names: ReadonlySet<string>): { name: string; field: string } | undefined {
  if (node.type !== "MemberExpression" || node.computed) return undefined;
  const { object, property } = node;
  if (object.type !== "Identifier" || property.type !== "Identifier" || !names.has(object.name)) return undefined;
  return { name: object.name, field: property.name };
}
