import type { MarkupElement, MarkupNode } from "#core/documents/parseMarkup.ts";
import { parseMarkup } from "#core/documents/parseMarkup.ts";
import { plainText } from "#core/documents/plainText.ts";

/** As much of a browser's tree as the converter of html looks at, over the tree that we read ourselves. */
interface DomNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly textContent: string;
  readonly childNodes: readonly DomNode[];
  readonly children: readonly DomNode[];
  readonly style: Readonly<Record<string, string>>;
  /** Ours: what the converter takes over as it is. */
  readonly dataset: Readonly<Record<string, string>>;
  getAttribute(name: string): string | null;
}

const drawn = /^data:image\/(?:png|jpeg);base64,/;

function domOf(node: MarkupNode): DomNode | undefined {
  if (node.kind === "text") return { nodeType: 3, nodeName: "#text", textContent: plainText(node.text), childNodes: [], children: [], style: {}, dataset: {}, getAttribute: () => null };
  const attributes = new Map(node.attributes.map(({ name, value }) => [name, plainText(value)]));
  // Others the writer of pdf does not know.
  if (node.name === "img" && !drawn.test(attributes.get("src") ?? "")) return undefined;
  return elementOf(node, attributes);
}

function elementOf({ name, children }: MarkupElement, attributes: ReadonlyMap<string, string>): DomNode {
  const aligned = /\bql-align-(center|right|justify)\b/.exec(attributes.get("class") ?? "")?.[1];
  const said = [...(aligned === undefined ? [] : [`text-align: ${aligned}`]), attributes.get("style") ?? ""].join("; ");
  const style = styleOf(said);
  const childNodes = children.flatMap((child) => domOf(child) ?? []);
  const more = name === "table" ? tableFacts(children, style) : breaksOf(style);
  return {
    nodeType: 1, nodeName: name.toUpperCase(), childNodes, style, textContent: childNodes.map((child) => child.textContent).join(""),
    children: childNodes.filter(({ nodeType }) => nodeType === 1),
    dataset: more ? { pdfmake: JSON.stringify(more) } : {},
    getAttribute: (asked) => (asked === "style" ? said : asked === "class" ? null : (attributes.get(asked) ?? null)),
  };
}

/** Heads stand on each page again, and no row is torn. */
const tableFacts = (children: readonly MarkupNode[], { border }: DomNode["style"]): object => {
  const heads = children.filter((child) => child.kind === "element" && child.name === "thead") as MarkupElement[];
  const headerRows = heads.flatMap((head) => head.children).filter((row) => row.kind === "element" && row.name === "tr").length;
  return { ...(headerRows > 0 && { headerRows }), dontBreakRows: true, layout: border === "none" ? "noBorders" : "lines" };
};

const breaksOf = (style: DomNode["style"]): object | undefined => {
  if (style["break-before"] === "page") return { pageBreak: "before" };
  return style["break-after"] === "page" ? { pageBreak: "after" } : undefined;
};

const styleOf = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(";").map((one) => one.split(":").map((part) => part.trim())).filter(([name]) => name !== "").map(([name = "", ...value]) => [name, value.join(":")]));

/** What the converter asks of a window: to read html. */
export const markupWindow = {
  DOMParser: class {
    parseFromString(html: string): { body: DomNode } {
      return { body: elementOf({ kind: "element", name: "body", attributes: [], children: parseMarkup(html, { isFilled: true }).nodes, at: 0 }, new Map()) };
    }
  },
};
