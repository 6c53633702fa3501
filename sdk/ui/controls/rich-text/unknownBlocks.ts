import { Mark, mergeAttributes, Node, type JSONContent } from "@tiptap/core";
import type { Schema } from "@tiptap/pm/model";
import { isKnownBlock, markTypes, type Block } from "#core/blocks/blockTypes.ts";

/**
 * Nodes that this editor does not know travel through it as a text of their own, shown as a placeholder: a document is never
 * opened without them, and never saved without them.
 */
const asText = {
  json: {
    default: "",
    parseHTML: (element: HTMLElement) => element.getAttribute("data-json") ?? "",
    renderHTML: ({ json }: Record<string, unknown>) => ({ "data-json": json }),
  },
};

const drawn = (name: string, tag: "div" | "span") =>
  Node.create<{ label: string }>({
    name,
    group: tag === "div" ? "block" : "inline",
    inline: tag === "span",
    atom: true,
    addOptions: () => ({ label: name }),
    addAttributes: () => asText,
    parseHTML: () => [{ tag: `${tag}[data-json]` }],
    renderHTML({ HTMLAttributes }) {
      return [tag, mergeAttributes(HTMLAttributes, { "data-unknown": "" }), this.options.label];
    },
  });

export const UnknownBlock = drawn("unknownBlock", "div");
export const UnknownInline = drawn("unknownInline", "span");
/** Several may lie over one another. */
export const UnknownMark = Mark.create({
  name: "unknownMark", excludes: "", addAttributes: () => asText, renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes, 0],
});

const lines: ReadonlySet<string> = new Set(["paragraph", "heading", "codeBlock"]);

/** The document as the editor can hold it. */
export function enclose(document: Block, schema: Schema): JSONContent {
  const content = (document.content ?? []).map((node) => enclosed(node, schema, false));
  const whole = { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] };
  return fits(whole, schema) ? whole : { type: "doc", content: (document.content ?? []).map((node) => unknown(node, false)) };
}

function enclosed(node: Block, schema: Schema, isInline: boolean): JSONContent {
  if (!isKnownBlock(node.type)) return unknown(node, isInline);
  const { content, marks, ...plain } = node;
  const candidate: JSONContent = {
    ...plain,
    ...(content && { content: content.map((child) => enclosed(child, schema, lines.has(node.type))) }),
    ...(marks && { marks: marks.map((mark) => (Object.hasOwn(markTypes, mark.type) ? { ...mark } : { type: "unknownMark", attrs: { json: JSON.stringify(mark) } })) }),
  } as JSONContent;
  return fits(candidate, schema) ? candidate : unknown(node, isInline);
}

const unknown = (node: Block, isInline: boolean): JSONContent => ({ type: isInline ? "unknownInline" : "unknownBlock", attrs: { json: JSON.stringify(node) } });

function fits(node: JSONContent, schema: Schema): boolean {
  try {
    schema.nodeFromJSON(node).check();
    return true;
  } catch {
    return false;
  }
}

/** The document as it is kept: what was enclosed is itself again. */
export function disclose(node: JSONContent): unknown {
  if (node.type === "unknownBlock" || node.type === "unknownInline") return said(node);
  const { content, marks, ...plain } = node;
  return {
    ...plain,
    ...(content && { content: content.map(disclose).filter((child) => child !== undefined) }),
    ...(marks && { marks: marks.map((mark) => (mark.type === "unknownMark" ? said(mark) : mark)).filter((mark) => mark !== undefined) }),
  };
}

/** Undefined where somebody pasted what is none. */
function said({ attrs }: { attrs?: Record<string, unknown> | undefined }): unknown {
  try {
    return JSON.parse(String(attrs?.["json"]));
  } catch {
    return undefined;
  }
}
