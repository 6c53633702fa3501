import type { Block } from "./blockTypes.ts";

/** Whether a value looks like a document of the structured editor. */
export const isBlockDocument = (value: unknown): value is Block =>
  typeof value === "object" && value !== null && "type" in value && value.type === "doc" && (!("content" in value) || Array.isArray(value.content));

/** What a person reads of a document, on one line. */
export const textOfBlocks = (document: Block): string => textsOf(document).join(" ").replace(/\s+/g, " ").trim();

/** One text for each block: its own letters stand without gaps. */
function textsOf({ content = [] }: Block): string[] {
  const isLine = content.some(({ text }) => typeof text === "string");
  if (!isLine) return content.flatMap((node) => (Array.isArray(node.content) ? textsOf(node) : []));
  return [content.map(({ text }) => text ?? " ").join("")];
}
