import { getLineInfo, parseExpressionAt, type Expression } from "acorn";

/** A piece of a text or of an attribute's value: as it stands, or an expression. */
export type TemplatePart = { readonly text: string } | { readonly expression: Expression };

export interface TemplateAttribute {
  readonly name: string;
  /** Absent where the attribute stands alone: `disabled`. */
  readonly parts?: readonly TemplatePart[];
}

export interface TemplateElement {
  readonly kind: "element";
  readonly tag: string;
  readonly start: number;
  readonly attributes: readonly TemplateAttribute[];
  readonly children: TemplateNode[];
}

export interface TemplateText {
  readonly kind: "text";
  readonly start: number;
  readonly parts: readonly TemplatePart[];
}

export type TemplateNode = TemplateElement | TemplateText;

const voidTags = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const refusedTags = new Set(["script", "style", "iframe", "object", "embed", "link", "meta", "base"]);

/** HTML is strict here: what is opened is closed, in order, and attribute values stand in quotes. Why no library: ADR 0010. */
export function parseTemplate(text: string): TemplateNode[] {
  return new TemplateParser(text).parse();
}

class TemplateParser {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  parse(): TemplateNode[] {
    const top: TemplateNode[] = [];
    const open: TemplateElement[] = [];
    while (this.#at < this.#text.length) {
      const siblings = open.at(-1)?.children ?? top;
      if (this.#startsWith("<!--")) this.#skipComment();
      else if (this.#startsWith("</")) this.#close(open);
      else if (/^<[a-z]/i.test(this.#text.slice(this.#at, this.#at + 2))) {
        const { element, isOpen } = this.#readElement();
        siblings.push(element);
        if (isOpen) open.push(element);
      } else siblings.push(this.#readText());
    }
    const unclosed = open.at(-1);
    if (unclosed) this.#fail(`<${unclosed.tag}> is not closed`, unclosed.start);
    return top;
  }

  #skipComment(): void {
    const end = this.#text.indexOf("-->", this.#at);
    if (end < 0) this.#fail("the comment is not closed");
    this.#at = end + 3;
  }

  #close(open: TemplateElement[]): void {
    const start = this.#at;
    const [all = "", tag = ""] = this.#match(/<\/([a-z][\w.-]*)\s*>/iy) ?? this.#fail("a closing tag is expected");
    const element = open.pop();
    if (element?.tag !== tag) {
      this.#fail(element ? `</${tag}> closes <${element.tag}>` : `</${tag}> closes nothing`, start);
    }
    this.#at = start + all.length;
  }

  #readElement(): { element: TemplateElement; isOpen: boolean } {
    const start = this.#at;
    const [, tag = ""] = this.#match(/<([a-z][\w.-]*)/iy) ?? this.#fail("a tag is expected");
    if (refusedTags.has(tag.toLowerCase())) this.#fail(`<${tag}> is not allowed in a template`, start);
    const attributes: TemplateAttribute[] = [];
    for (;;) {
      this.#match(/\s+/y);
      const end = this.#match(/\/?>/y);
      const element: TemplateElement = { kind: "element", tag, start, attributes, children: [] };
      if (end) return { element, isOpen: end[0] === ">" && !voidTags.has(tag.toLowerCase()) };
      attributes.push(this.#readAttribute());
    }
  }

  #readAttribute(): TemplateAttribute {
    const [, name = ""] = this.#match(/([^\s"'<>/={}]+)/y) ?? this.#fail("an attribute or > is expected");
    if (!this.#match(/\s*=\s*/y)) return { name };
    const [quote = ""] = this.#match(/["']/y) ?? this.#fail("an attribute's value stands in quotes");
    const parts = this.#readParts(quote);
    if (!this.#startsWith(quote)) this.#fail("the attribute's value is not closed");
    this.#at += 1;
    return { name, parts };
  }

  #readText(): TemplateText {
    const start = this.#at;
    return { kind: "text", start, parts: this.#readParts("<") };
  }

  /** Up to `end`, which a text may begin with where no tag follows it. */
  #readParts(end: string): TemplatePart[] {
    const parts: TemplatePart[] = [];
    let from = this.#at;
    const keep = (): void => {
      if (this.#at > from) parts.push({ text: decodeEntities(this.#text.slice(from, this.#at)) });
    };
    const start = this.#at;
    // A text begins with its first character whatever that is: no tag began there.
    const hasEnded = (): boolean => this.#startsWith(end) && (this.#at > start || end !== "<");
    while (this.#at < this.#text.length && !hasEnded()) {
      if (this.#startsWith("{{")) {
        keep();
        parts.push({ expression: this.#readExpression() });
        from = this.#at;
      } else {
        this.#at += 1;
      }
    }
    keep();
    return parts;
  }

  #readExpression(): Expression {
    const expression = parseExpressionAt(this.#text, this.#at + 2, { ecmaVersion: "latest" });
    this.#at = expression.end;
    this.#match(/\s*\)*\s*/y);
    if (!this.#startsWith("}}")) this.#fail("}} is expected after the expression");
    this.#at += 2;
    return expression;
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text) ?? undefined;
    if (match) this.#at += match[0].length;
    return match;
  }

  #startsWith(text: string): boolean {
    return this.#text.startsWith(text, this.#at);
  }

  #fail(message: string, at = this.#at): never {
    const { line, column } = getLineInfo(this.#text, at);
    throw Object.assign(new Error(message), { loc: { line, column: column + 1 } });
  }
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (all, decimal, hexadecimal, name) => {
    const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal as string, 16) : undefined;
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    return entities[name as string] ?? all;
  });
