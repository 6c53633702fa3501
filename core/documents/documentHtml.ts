import { allowedHtml, allowedValue } from "../html/allowedHtml.ts";

/**
 * What html of documents may hold: what all html of ours may, and beside it a page's head and foot, and styles that say how a
 * text stands, never where anything is fetched from.
 */
export const documentHtml = {
  tags: [...allowedHtml.tags, "h1", "header", "footer"],
  attributes: [...allowedHtml.attributes, "style"],
} as const;

const length = "-?\\d{1,4}(?:\\.\\d{1,3})?(?:px|pt|mm|cm|em|rem|%)?";
const colour = "(?:#[\\da-f]{3,8}|[a-z]{3,30}|rgba?\\([\\d.,\\s%]{3,40}\\))";
const lengths = `(?:${length}|auto)(?:\\s+(?:${length}|auto)){0,3}`;
const border = `(?:none|${length}\\s+(?:solid|dashed|dotted|double)\\s+${colour})`;

const styles: Readonly<Record<string, RegExp>> = Object.fromEntries([
  ...["text-align", "vertical-align", "font-weight", "font-style", "text-decoration", "text-transform", "white-space", "break-before", "break-after", "break-inside", "border-collapse"]
    .map((name) => [name, "[a-z\\d-]{1,20}"]),
  ...["color", "background-color"].map((name) => [name, colour]),
  ...["font-size", "line-height", "width", "height", "text-indent", "letter-spacing"].map((name) => [name, length]),
  ...["margin", "padding"].flatMap((name) => [name, ...["top", "right", "bottom", "left"].map((side) => `${name}-${side}`)]).map((name) => [name, lengths]),
  ...["border", "border-top", "border-right", "border-bottom", "border-left"].map((name) => [name, border]),
].map(([name, form]) => [name, new RegExp(`^${form}$`, "i")]));

/** The declarations of a style that documents may have, and the names of those that they may not. */
export function documentStyle(style: string): { readonly kept: string; readonly refused: readonly string[] } {
  const said = style.split(";").map((one) => one.trim()).filter(Boolean).map((one) => {
    const [name = "", ...value] = one.split(":");
    return { name: name.trim().toLowerCase(), value: value.join(":").trim() };
  });
  const isKept = ({ name, value }: { name: string; value: string }): boolean => Object.hasOwn(styles, name) && styles[name]?.test(value) === true;
  return { kept: said.filter(isKept).map(({ name, value }) => `${name}: ${value}`).join("; "), refused: said.filter((one) => !isKept(one)).map(({ name }) => name) };
}

/** What stays of the value of an attribute of a document: pictures are written out in it, nothing is fetched. */
export function documentValue(attribute: string, value: string): string | undefined {
  if (attribute === "style") return documentStyle(value).kept || undefined;
  if (attribute === "src" && !value.trim().startsWith("data:")) return undefined;
  return allowedValue(attribute, value);
}
