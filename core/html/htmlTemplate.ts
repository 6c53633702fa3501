const place = /\{\{([\s\S]*?)\}\}/g;

/** The expressions of a template, in their order: `<b>{{values.name}}</b>` has `values.name`. */
export const templateExpressions = (html: string): string[] => [...html.matchAll(place)].map(([, source = ""]) => source.trim());

/**
 * The template with a text in place of each expression. Every character is written as its number: wherever it comes to stand, in a
 * text, an attribute with or without quotes, or a tag, it is a character of a text and never markup. The result is cleaned like
 * any other html, which looks at addresses.
 */
export function fillTemplate(html: string, texts: readonly string[]): string {
  let index = 0;
  return html.replace(place, () => [...(texts[index++] ?? "")].map((character) => `&#${character.codePointAt(0)};`).join(""));
}
