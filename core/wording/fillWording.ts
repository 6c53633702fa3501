/** Values for the placeholders of a text, by name or by position: {field}, {0}. */
export type WordingParams = Readonly<Record<string, string | number>>;

const placeholder = /\{(\w+)\}/g;

/** The text with its placeholders filled, once: braces inside a value stay as they are, an unknown one stays too. */
export function fillWording(text: string, params: WordingParams): string {
  return text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}
