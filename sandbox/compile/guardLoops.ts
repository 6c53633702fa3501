import type { AnyNode, Node, Program } from "acorn";
import { addChildNodes } from "#core/expressions/parse/addChildNodes.ts";
import { loopGuard } from "#sandbox/protocol/index.ts";

/**
 * Makes every loop ask whether it may go on, for frame realms: in some engines a frame shares its thread with the
 * application, where no guard could end it from outside. Lines stay; columns behind a loop's head move.
 * @param code a module's body, which `program` was read from
 */
export function guardLoops(code: string, program: Program): string {
  const insertions: [position: number, text: string][] = [];
  const waiting: AnyNode[] = [program];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isLoop(node)) insertions.push(...guard(node.body));
    addChildNodes(node, waiting);
  }
  // From the end, so that positions stay right; of two at one place the outer one's comes first in the text.
  return insertions
    .map((insertion, index) => ({ insertion, index }))
    .sort((a, b) => b.insertion[0] - a.insertion[0] || b.index - a.index)
    .reduce((text, { insertion: [at, inserted] }) => text.slice(0, at) + inserted + text.slice(at), code);
}

type Loop = Extract<AnyNode, { type: "ForStatement" | "ForInStatement" | "ForOfStatement" | "WhileStatement" | "DoWhileStatement" }>;

const loops: ReadonlySet<string> = new Set(["ForStatement", "ForInStatement", "ForOfStatement", "WhileStatement", "DoWhileStatement"]);

const isLoop = (node: AnyNode): node is Loop => loops.has(node.type);

function guard(body: Node): [number, string][] {
  if (body.type === "BlockStatement") return [[body.start + 1, `${loopGuard}();`]];
  return [[body.start, `{${loopGuard}();`], [body.end, "}"]];
}
