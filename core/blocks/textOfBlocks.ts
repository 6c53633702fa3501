import type { Block } from "./blockTypes.ts";

/** Whether a value looks like a document of the structured editor. */
export const isBlockDocument = (value: unknown): value is Block =>
  typeof value === "object" && value !== null && "type" in value && value.type === "doc" && (!("content" in value) || Array.isArray(value.content));

/** What a person reads of a document, on one line. */
export const textOfBlocks = (document: Block): string => textsOf(document).join(" ").replace(/\s+/g, " ").trim();

/** Levels that are read: data that only looks like a document may have any number. */
const deepest = 100;

/** One text for each block: its own letters stand without gaps. */
function textsOf({ content = [] }: Block, depth = 0): string[] {
  const nodes = content.filter((node) => typeof node === "object" && node !== null);
  const isLine = nodes.some(({ text }) => typeof text === "string");
  if (!isLine) return depth < deepest ? nodes.flatMap((node) => (Array.isArray(node.content) ? textsOf(node, depth + 1) : [])) : [];
  return [nodes.map(({ text }) => text ?? " ").join("")];
}
