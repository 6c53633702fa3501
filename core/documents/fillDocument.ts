import type { ExpressionLibrary } from "../expressions/functions/expressionLibrary.ts";
import { DocumentFailed } from "./DocumentFault.ts";
import { DocumentValues, type DocumentData, type DocumentScope } from "./DocumentValues.ts";
import { isEmptyElement } from "./parseMarkup.ts";
import { plainText } from "./plainText.ts";
import type { HtmlTemplate, TemplateElement, TemplateNode, TemplateParts } from "./readTemplate.ts";

export interface DocumentEnvironment {
  readonly library: ExpressionLibrary;
  /** In the document's language, by the project's translations. */
  readonly translate: (text: string) => string;
  /** Html of a record, cleaned. */
  readonly cleanHtml: (html: string) => string;
  /** A file of a record as a data URL; undefined where it is no picture. */
  readonly picture: (id: string) => string | undefined;
  /** A text as a code of squares, a data URL. */
  readonly qr: (text: string) => string;
}

/** Elements and texts of a document, and its letters: what is longer nobody prints. */
const mostParts = 200_000;
const mostLetters = 8_000_000;

/**
 * The template with the values of these records, as html that is cleaned next. No value is ever markup.
 * @throws DocumentFailed with the place in the template
 */
export function fillDocument({ nodes }: HtmlTemplate, data: DocumentData, environment: DocumentEnvironment): string {
  const filler = new Filler(environment);
  const scope = filler.values.scopeOf(data);
  for (const node of nodes) filler.write(node, scope);
  return filler.html;
}

class Filler {
  html = "";
  #parts = 0;
  readonly values: DocumentValues;
  readonly #environment: DocumentEnvironment;

  constructor(environment: DocumentEnvironment) {
    this.#environment = environment;
    this.values = new DocumentValues(environment.library);
  }

  write(node: TemplateNode, scope: DocumentScope): void {
    if (node.kind === "text") return this.#emit(this.#join(node.parts, scope));
    if (!node.each) return this.#writeElement(node, scope);
    for (const inner of this.values.each(node.each, scope)) this.#writeElement(node, inner);
  }

  #writeElement(node: TemplateElement, scope: DocumentScope): void {
    if (node.condition && !this.values.value(node.condition, scope)) return;
    const said = node.attributes.map(({ name, parts }) => ` ${name}="${this.#join(parts, scope).replaceAll('"', "&quot;")}"`).join("");
    this.#emit(`<${node.name}${said}${this.#source(node, scope)}>`);
    if (isEmptyElement(node.name)) return;
    if (node.html) this.#emit(this.#environment.cleanHtml(String(this.values.value(node.html, scope) ?? "")));
    else if (node.isTranslated) this.#writeTranslated(node, scope);
    else for (const child of node.children) this.write(child, scope);
    this.#emit(`</${node.name}>`);
  }

  #writeTranslated(node: TemplateElement, scope: DocumentScope): void {
    for (const child of node.children) {
      if (child.kind === "element") this.write(child, scope);
      else this.#emit(child.parts.map((part) => (typeof part === "string" ? this.#translated(part) : escaped(this.values.text(part, scope)))).join(""));
    }
  }

  /** Blanks around a text are none of the key. */
  #translated(text: string): string {
    const key = text.trim();
    return key === "" ? text : text.replace(key, () => escaped(this.#environment.translate(plainText(key))));
  }

  #source({ qr, picture }: TemplateElement, scope: DocumentScope): string {
    if (qr) {
      const text = plainText(this.#join(qr, scope)).trim();
      return text === "" ? "" : ` src="${this.#environment.qr(text)}"`;
    }
    if (!picture) return "";
    const value = this.values.value(picture, scope);
    const address = this.#environment.picture(String((Array.isArray(value) ? value[0] : value) ?? ""));
    return address === undefined ? "" : ` src="${address}"`;
  }

  #join(parts: TemplateParts, scope: DocumentScope): string {
    return parts.map((part) => (typeof part === "string" ? part : escaped(this.values.text(part, scope)))).join("");
  }

  #emit(text: string): void {
    this.#parts += 1;
    this.html += text;
    if (this.#parts > mostParts || this.html.length > mostLetters) throw new DocumentFailed({ code: "tooLarge", name: `${mostParts} / ${mostLetters}` });
  }
}

/** Every sign of markup is written as its number, the braces of expressions too. */
const escaped = (text: string): string => text.replace(/[&<>"'`=]/g, (letter) => `&#${letter.codePointAt(0)};`);
