/** A place in a template, both counted from 1. */
export interface MarkupSite {
  readonly line: number;
  readonly column: number;
}

export interface MarkupText {
  readonly kind: "text";
  /** As it is written, entities and expressions with it. */
  readonly text: string;
  readonly at: number;
}

export interface MarkupAttribute {
  readonly name: string;
  /** As it is written between the quotes. */
  readonly value: string;
  readonly at: number;
}

export interface MarkupElement {
  readonly kind: "element";
  readonly name: string;
  readonly attributes: readonly MarkupAttribute[];
  readonly children: MarkupNode[];
  readonly at: number;
}

export type MarkupNode = MarkupText | MarkupElement;

export interface MarkupFault {
  readonly code: "notClosed" | "notOpened" | "badTag" | "tooDeep";
  /** The element or what is written there. */
  readonly name: string;
  readonly at: number;
}

const empty: ReadonlySet<string> = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]);
const deepest = 100;

export const isEmptyElement = (name: string): boolean => empty.has(name);

/** Tells where characters of a text stand, however many are asked for. */
export function sitesOf(text: string): (at: number) => MarkupSite {
  const starts = [0];
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  return (at) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - (starts[low] ?? 0) + 1 };
  };
}

/** What stands between `{{` and `}}`, each to the first that ends it; `at` is where it begins. */
export function* placesIn(text: string): Generator<{ readonly at: number; readonly end: number; readonly source: string }> {
  for (let at = text.indexOf("{{"); at >= 0; ) {
    const close = text.indexOf("}}", at + 2);
    if (close < 0) return;
    yield { at, end: close + 2, source: text.slice(at + 2, close) };
    at = text.indexOf("{{", close + 2);
  }
}

/**
 * Html as a tree, read strictly: an element that holds something is closed, so that whoever wrote it hears where it is not. What
 * stands between `{{` and `}}` is part of its text or attribute, whatever signs are in it.
 * @param isFilled `{{` is a text like any: values are written in it
 * @example parseMarkup("<p>{{ a < b }}</p>").nodes // one element that holds one text
 */
export function parseMarkup(html: string, { isFilled = false }: { readonly isFilled?: boolean } = {}): { nodes: MarkupNode[]; faults: MarkupFault[] } {
  const reader = new MarkupReader(html, isFilled);
  reader.read();
  return { nodes: reader.nodes, faults: reader.faults };
}

const comment = /<!--[^]*?(?:-->|$)|<!doctype[^>]*>/iy;
const closing = /<\/([a-z][a-z0-9-]*)\s*>/iy;
const opening = /<([a-z][a-z0-9-]*)/iy;
const attribute = /\s*([^\s"'<>/=]+)(\s*=\s*(?=["'])|\s*=\s*[^\s"'<>]+)?/y;
const tagEnd = /\s*(\/?)>/y;

class MarkupReader {
  readonly nodes: MarkupNode[] = [];
  readonly faults: MarkupFault[] = [];
  readonly #html: string;
  readonly #open: MarkupElement[] = [];
  /** Behind it no `{{` is ended. */
  readonly #lastClose: number;
  #at = 0;

  constructor(html: string, isFilled: boolean) {
    this.#html = html;
    this.#lastClose = isFilled ? -1 : html.lastIndexOf("}}") - 2;
  }

  read(): void {
    while (this.#at < this.#html.length) this.#readNext();
    for (const { name, at } of this.#open) this.faults.push({ code: "notClosed", name, at });
  }

  #readNext(): void {
    const at = this.#at;
    if (this.#take(comment)) return;
    const close = this.#take(closing);
    if (close) return this.#close((close[1] ?? "").toLowerCase(), at);
    const open = this.#take(opening);
    if (open) return this.#begin((open[1] ?? "").toLowerCase(), at);
    const end = this.#before("<", at);
    this.#at = Math.max(at + 1, end);
    if (end === at) this.faults.push({ code: "badTag", name: this.#html.slice(at, at + 20), at });
    else this.#here.push({ kind: "text", text: this.#html.slice(at, end), at });
  }

  /** Where a sign stands next, or the end: what is between `{{` and `}}` is passed over. */
  #before(sign: string, from: number): number {
    for (let at = from; at < this.#html.length; at += 1) {
      if (this.#html[at] === sign) return at;
      if (at <= this.#lastClose && this.#html.startsWith("{{", at)) at = this.#html.indexOf("}}", at + 2) + 1;
    }
    return this.#html.length;
  }

  /** What stands in quotes from here on. */
  #quoted(): string | undefined {
    const [from, quote = ""] = [this.#at + 1, this.#html[this.#at]];
    const through = this.#before(quote, from);
    const end = through < this.#html.length ? through : this.#html.indexOf(quote, from);
    if (end < 0) return undefined;
    this.#at = end + 1;
    return this.#html.slice(from, end);
  }

  get #here(): MarkupNode[] {
    return this.#open.at(-1)?.children ?? this.nodes;
  }

  #begin(name: string, at: number): void {
    const attributes: MarkupAttribute[] = [];
    for (;;) {
      const end = this.#take(tagEnd);
      if (end) return this.#add({ kind: "element", name, attributes, children: [], at }, end[1] === "/");
      const from = this.#at;
      const found = this.#take(attribute);
      if (!found) break;
      const [whole, attributeName = "", said = ""] = found;
      const bare = said.trim().slice(1).trim();
      const value = said === "" || bare !== "" ? bare : this.#quoted();
      if (value === undefined) break;
      attributes.push({ name: attributeName.toLowerCase(), value, at: from + whole.length - whole.trimStart().length });
    }
    this.faults.push({ code: "badTag", name: `<${name}`, at });
  }

  #add(element: MarkupElement, isClosed: boolean): void {
    this.#here.push(element);
    if (empty.has(element.name) || isClosed) return;
    if (this.#open.length >= deepest) this.faults.push({ code: "tooDeep", name: element.name, at: element.at });
    else this.#open.push(element);
  }

  #close(name: string, at: number): void {
    const depth = this.#open.findLastIndex((element) => element.name === name);
    if (depth < 0) return void (empty.has(name) || this.faults.push({ code: "notOpened", name, at }));
    for (const inner of this.#open.splice(depth).slice(1)) this.faults.push({ code: "notClosed", name: inner.name, at: inner.at });
  }

  #take(form: RegExp): RegExpExecArray | undefined {
    form.lastIndex = this.#at;
    const found = form.exec(this.#html);
    if (found === null || found[0] === "") return undefined;
    this.#at += found[0].length;
    return found;
  }
}
