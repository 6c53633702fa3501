import { blockTypes, isKnownBlock, markTypes, type Block, type BlockMark } from "../blocks/blockTypes.ts";
import { isSafeHref } from "../expressions/purposes/isSafeHref.ts";
import { isObject } from "../isObject.ts";
import { longestRichText } from "./coerceHtml.ts";
import { coerceJson } from "./coerceJson.ts";
import { type Coercion, coerced, isBlank, refused } from "./types.ts";

/** Levels of nodes in one another; a list item is two. */
const maxDepth = 40;
const nameOfNode = /^[a-z][\w-]{0,59}$/i;

/**
 * A document of the structured editor. Of nodes that are known the known properties are kept, of links those that lead
 * somewhere safe; a node that is not known yet is kept as it is (an older server must not erase what a newer client or a
 * plugin wrote), and nothing is ever drawn from it. A document with nothing to see is none.
 */
export function coerceBlocks(input: unknown): Coercion {
  if (isBlank(input)) return coerced(null);
  const plain = coerceJson(input);
  if (!plain.ok) return refused("coercion.blocks");
  if (JSON.stringify(plain.value).length > longestRichText) return refused("coercion.longText");
  const node = keptNode(plain.value, 0);
  if (node?.type !== "doc") return refused("coercion.blocks");
  return coerced(hasContent(node) ? node : null);
}

/** Undefined where it is no node. */
function keptNode(input: unknown, depth: number): Block | undefined {
  if (!isObject(input) || typeof input["type"] !== "string" || depth > maxDepth) return undefined;
  const { type, text, content, attrs, marks } = input;
  if (!isKnownBlock(type)) return nameOfNode.test(type) ? (input as unknown as Block) : undefined;
  if (type === "doc" ? depth > 0 : depth === 0) return undefined;
  if (type === "text" ? typeof text !== "string" || text === "" : text !== undefined) return undefined;
  const children = keptList(content, (child) => keptNode(child, depth + 1));
  const kept = keptList(marks, keptMark);
  const known = keptProperties(attrs, blockTypes[type] ?? []);
  if (children === undefined || kept === undefined || known === undefined) return undefined;
  return {
    type,
    ...(Object.keys(known).length > 0 && { attrs: known }),
    ...(children.length > 0 && { content: children }),
    ...(typeof text === "string" && { text: text.normalize("NFC") }),
    ...(kept.length > 0 && { marks: kept }),
  };
}

/** A mark that leads somewhere unsafe is left out, its text stays. */
function keptMark(input: unknown): BlockMark | "none" | undefined {
  if (!isObject(input) || typeof input["type"] !== "string" || !nameOfNode.test(input["type"])) return undefined;
  const { type, attrs } = input;
  if (!Object.hasOwn(markTypes, type)) return input as unknown as BlockMark;
  const known = keptProperties(attrs, markTypes[type] ?? []);
  if (known === undefined) return undefined;
  if (type === "link" && !(typeof known["href"] === "string" && isSafeHref(known["href"].trim()))) return "none";
  return { type, ...(Object.keys(known).length > 0 && { attrs: known }) };
}

/** Undefined where a member does not fit; "none" is left out. */
function keptList<Member>(input: unknown, keep: (member: unknown) => Member | "none" | undefined): Member[] | undefined {
  if (input === undefined || input === null) return [];
  if (!Array.isArray(input)) return undefined;
  const kept = input.map(keep);
  return kept.includes(undefined) ? undefined : kept.filter((member): member is Member => member !== undefined && member !== "none");
}

/** Texts, numbers and yes or no under known names. */
function keptProperties(input: unknown, names: readonly string[]): Record<string, unknown> | undefined {
  if (input === undefined || input === null) return {};
  if (!isObject(input)) return undefined;
  const given = names.flatMap((name) => (Object.hasOwn(input, name) && input[name] !== null ? [[name, input[name]] as const] : []));
  return given.some(([, value]) => typeof value === "object") ? undefined : Object.fromEntries(given);
}

/** Something to see: a letter, a rule, or a node that is not known. */
function hasContent({ type, text = "", content = [] }: Block): boolean {
  return type === "horizontalRule" || !isKnownBlock(type) || text.trim() !== "" || content.some(hasContent);
}
