import { documentHtml, documentStyle } from "./documentHtml.ts";
import { readDocumentExpression, type DocumentExpression } from "./documentExpression.ts";
import type { DocumentFault } from "./DocumentFault.ts";
import { documentNames, type DocumentSource } from "./documentNames.ts";
import { FieldPaths } from "./FieldPaths.ts";
import { plainText } from "./plainText.ts";
import { parseMarkup, placesIn, sitesOf, type MarkupElement, type MarkupNode, type MarkupSite } from "./parseMarkup.ts";

/** An expression at its place. */
export interface PlacedExpression extends DocumentExpression {
  readonly source: string;
  readonly line: number;
  readonly column: number;
}

/** Text and expressions in their order. */
export type TemplateParts = readonly (string | PlacedExpression)[];

export interface TemplateElement {
  readonly kind: "element";
  readonly name: string;
  readonly attributes: readonly { readonly name: string; readonly parts: TemplateParts }[];
  readonly children: readonly TemplateNode[];
  readonly each?: { readonly name: string; readonly list: PlacedExpression };
  readonly condition?: PlacedExpression;
  /** Its text is translated. */
  readonly isTranslated: boolean;
  /** In place of what stands in it: rich text of a record. */
  readonly html?: PlacedExpression;
  /** Of a picture: a code of squares, or a file of a record. */
  readonly qr?: TemplateParts;
  readonly picture?: PlacedExpression;
}

export type TemplateNode = { readonly kind: "text"; readonly parts: TemplateParts } | TemplateElement;

export interface HtmlTemplate {
  readonly nodes: readonly TemplateNode[];
  readonly faults: readonly DocumentFault[];
  /** Paths of fields below a record, each with the expression that reads it. */
  readonly paths: ReadonlyMap<string, string>;
  /** Texts that are translated. */
  readonly keys: readonly string[];
}

/** Reads a template of html: its tree with every expression parsed, and everything that is wrong in it before it is filled. */
export function readTemplate(html: string, source: DocumentSource): HtmlTemplate {
  const { nodes, faults } = parseMarkup(html);
  const siteAt = sitesOf(html);
  const reader = new TemplateReader(html, siteAt);
  const paths = new FieldPaths(documentNames(source));
  const read = nodes.map((node) => reader.read(node, paths));
  const ofMarkup = faults.map(({ at, ...fault }): DocumentFault => ({ ...fault, ...siteAt(at) }));
  const all = [...ofMarkup, ...reader.faults].sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
  return { nodes: read, faults: all.slice(0, mostFaults), paths: paths.found, keys: [...reader.keys] };
}

/** Nobody reads more of them at once. */
const mostFaults = 50;
/** Expressions of one template. */
const mostExpressions = 5_000;
const loop = /^\s*([a-zA-Z_]\w{0,62})\s+of\s+([^]+)$/;
const own = new Set(["data-each", "data-if", "data-t", "data-html", "data-qr", "data-picture"]);
const tags: ReadonlySet<string> = new Set(documentHtml.tags);
const attributes: ReadonlySet<string> = new Set(documentHtml.attributes);

class TemplateReader {
  readonly faults: DocumentFault[] = [];
  readonly keys = new Set<string>();
  #expressions = 0;
  readonly #html: string;
  readonly #siteAt: (at: number) => MarkupSite;

  constructor(html: string, siteAt: (at: number) => MarkupSite) {
    this.#html = html;
    this.#siteAt = siteAt;
  }

  read(node: MarkupNode, paths: FieldPaths): TemplateNode {
    if (node.kind === "text") return { kind: "text", parts: this.#parts(node.text, node.at, paths) };
    if (!tags.has(node.name)) this.#tell("notAllowed", `<${node.name}>`, node.at);
    const each = this.#each(node, paths);
    const inner = each ? paths.within(each.name, each.list.path) : paths;
    const one = (name: string): PlacedExpression | undefined => this.#attributeExpression(node, name, inner);
    const [condition, html, picture] = [one("data-if"), one("data-html"), one("data-picture")];
    const isTranslated = node.attributes.some(({ name }) => name === "data-t");
    const children = node.children.map((child) => this.read(child, inner));
    if (isTranslated) for (const child of children) if (child.kind === "text") this.#addKeys(child.parts);
    const qr = node.attributes.find(({ name }) => name === "data-qr");
    return {
      kind: "element", name: node.name,
      attributes: node.attributes.filter(({ name }) => !own.has(name)).map((attribute) => this.#attribute(attribute, inner)),
      children, isTranslated,
      ...(each && { each }), ...(condition && { condition }), ...(html && { html }), ...(picture && { picture }),
      ...(qr && { qr: this.#parts(qr.value, this.#valueAt(qr), inner) }),
    };
  }

  #addKeys(parts: TemplateParts): void {
    for (const part of parts) if (typeof part === "string" && part.trim() !== "") this.keys.add(plainText(part.trim()));
  }

  #attribute({ name, value, at }: MarkupElement["attributes"][number], paths: FieldPaths): TemplateElement["attributes"][number] {
    if (!attributes.has(name)) this.#tell("notAllowed", name, at);
    // What is worked out is looked at when it is there.
    const refused = name === "style" && !value.includes("{{") ? documentStyle(value).refused : [];
    for (const property of refused) this.#tell("notAllowed", `style: ${property}`, at);
    return { name, parts: this.#parts(value, this.#valueAt({ name, at }), paths) };
  }

  #each(node: MarkupElement, paths: FieldPaths): TemplateElement["each"] {
    const said = node.attributes.find(({ name }) => name === "data-each");
    if (!said) return undefined;
    const [, name, list] = loop.exec(said.value) ?? [];
    if (name === undefined || list === undefined) return void this.#tell("badLoop", said.value, said.at);
    const read = this.#expression(list, this.#valueAt(said) + said.value.indexOf(list), paths);
    return read && { name, list: read };
  }

  #attributeExpression(node: MarkupElement, attribute: string, paths: FieldPaths): PlacedExpression | undefined {
    const said = node.attributes.find(({ name }) => name === attribute);
    return said && this.#expression(said.value, this.#valueAt(said), paths);
  }

  /** Where the value of an attribute begins. */
  #valueAt({ name, at }: { readonly name: string; readonly at: number }): number {
    const [before = ""] = /^\s*=\s*["']?/.exec(this.#html.slice(at + name.length, at + name.length + 20)) ?? [];
    return at + name.length + before.length;
  }

  #parts(text: string, at: number, paths: FieldPaths): TemplateParts {
    const parts: (string | PlacedExpression)[] = [];
    let from = 0;
    for (const { at: begin, end, source } of placesIn(text)) {
      const read = this.#expression(source, at + begin + 2, paths);
      parts.push(text.slice(from, begin), ...(read ? [read] : []));
      from = end;
    }
    parts.push(text.slice(from));
    return parts.filter((part) => part !== "");
  }

  #expression(written: string, at: number, paths: FieldPaths): PlacedExpression | undefined {
    this.#expressions += 1;
    if (this.#expressions > mostExpressions) return void (this.#expressions === mostExpressions + 1 && this.#tell("tooLarge", String(mostExpressions), at));
    const source = written.replace(/&(lt|gt|amp|quot|nbsp);/g, (_, name: "lt" | "gt" | "amp" | "quot" | "nbsp") => ({ lt: "<", gt: ">", amp: "&", quot: '"', nbsp: " " })[name]);
    const { line, column } = this.#siteAt(at);
    const read = readDocumentExpression(source, paths.names);
    if ("problem" in read) {
      const { problem } = read;
      this.faults.push({
        code: "badExpression", name: source.trim().slice(0, 200), detail: problem.detail,
        line: line + problem.line - 1, column: problem.line === 1 ? column + problem.column - 1 : problem.column,
      });
      return undefined;
    }
    paths.add(read.parsed.dependencies, source.trim());
    return { ...read, source: source.trim(), line, column };
  }

  #tell(code: DocumentFault["code"], name: string, at: number): void {
    this.faults.push({ code, name, ...this.#siteAt(at) });
  }
}
