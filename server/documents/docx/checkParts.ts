import { DocumentFailed } from "#core/documents/DocumentFault.ts";

/** What a template of Word may have: pairing its tags takes longer the more there are, and far longer the deeper. */
const most = { elements: 150_000, tags: 2_000, depth: 20 } as const;

const notAllowed = (name: string): DocumentFailed => new DocumentFailed({ code: "notAllowed", name: name.slice(0, 200) });

/**
 * Parts of a document of Word, before anything reads them: none of what Word would fetch or run, and no more than is read in a moment.
 * @throws DocumentFailed `notAllowed`, `tooLarge`, `tooDeep`
 */
export function checkParts(files: ReadonlyMap<string, Buffer>): void {
  let elements = 0;
  let tags = 0;
  for (const [name, bytes] of files) {
    if (/vbaProject|\.bin$|embeddings\//i.test(name)) throw notAllowed(name);
    if (!/\.(?:xml|rels)$/i.test(name)) continue;
    const text = textOf(name, bytes);
    if (/\.rels$/i.test(name)) checkRelations(name, text);
    if (/macroEnabled|vbaProject|activeX/i.test(text) && /^\[content_types\]\.xml$/i.test(name)) throw notAllowed(/[\w.-]*(?:macroEnabled|vbaProject|activeX)[\w.-]*/i.exec(text)?.[0] ?? name);
    checkFields(text);
    elements += countOf("<", text);
    tags += checkTags(text.replace(/<[^>]*>/g, ""));
    if (elements > most.elements || tags > most.tags) throw new DocumentFailed({ code: "tooLarge", name: `${most.elements} / ${most.tags}` });
  }
}

/** Another encoding, or a part that declares what it is made of, would be read by Word as something else than by us. */
function textOf(name: string, bytes: Buffer): string {
  const text = bytes.toString("utf8");
  if (text.includes("\u0000") || /<!(?!--|\[CDATA\[)/.test(text) || /^[^<]*<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i.test(text)) throw notAllowed(name);
  return text;
}

/** Tags of one part. @throws DocumentFailed `tooDeep` */
function checkTags(text: string): number {
  let count = 0;
  let depth = 0;
  for (const [tag, , kind = ""] of text.matchAll(/(\{\{)\s*([#^/]?)[^{}]{0,100}/g)) {
    count += 1;
    depth += kind === "/" ? -1 : kind === "" ? 0 : 1;
    if (depth > most.depth) throw new DocumentFailed({ code: "tooDeep", name: `${tag}}}` });
  }
  return count;
}

const relation = /<(?:[\w.-]+:)?Relationship\b(?:[^>"']|"[^"]*"|'[^']*')*>/g;
const attribute = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const run = /\/(?:vbaProject\w*|oleObject|package|control|activeX\w*|aFChunk|attachedTemplate|subDocument|frame)$/i;

/** Links are followed by whoever clicks; pictures and templates would be fetched by whoever opens it. */
function checkRelations(name: string, text: string): void {
  if (text.includes("<!")) throw notAllowed(name);
  for (const [element] of text.matchAll(relation)) {
    const said = new Map([...element.matchAll(attribute)].map(([, key = "", double, single]) => [key.toLowerCase(), double ?? single ?? ""]));
    const [type = "", mode = "Internal", target = ""] = [said.get("type"), said.get("targetmode"), said.get("target")];
    if (run.test(type) || (mode !== "Internal" && !type.endsWith("/hyperlink"))) throw notAllowed(target || name);
  }
}

/** Fields that fetch or begin something, however their text is torn. */
function checkFields(text: string): void {
  if (!/instr/i.test(text)) return;
  const simple = [...text.matchAll(/\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, double, single]) => double ?? single ?? "");
  const parts = text.replace(/<[\w.-]*:?fldChar\b[^>]*>/g, "\n").replace(/<[\w.-]*:?instrText\b[^>]*>([^<]*)<[^>]*>|<[^>]*>|[^<\n]+/g, "$1").split("\n");
  const found = [...simple, ...parts].find((field) => /^\s*(?:DDE|DDEAUTO|LINK|IMPORT|INCLUDE|INCLUDEPICTURE|INCLUDETEXT|DATABASE|RD|MACROBUTTON)\b/i.test(field));
  if (found !== undefined) throw notAllowed(found.trim());
}

function countOf(letter: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(letter); at >= 0; at = text.indexOf(letter, at + 1)) count += 1;
  return count;
}
