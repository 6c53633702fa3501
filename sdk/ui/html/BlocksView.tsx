import { createElement, Fragment, type MouseEvent, type ReactElement, type ReactNode } from "react";
import type { Block, BlockMark } from "#core/blocks/blockTypes.ts";
import { isSafeHref } from "#core/expressions/purposes/isSafeHref.ts";
import { useUiText } from "../foundation/uiText.ts";
import styles from "./SanitizedHtml.module.css";

export interface BlocksViewProps {
  readonly document: Block;
  /** The address of a link inside the product, as it stands in the document. */
  readonly hrefOf: (link: string) => string;
  /** Gets every press on a link; call `preventDefault` when the application goes there by itself. */
  readonly onLink: (link: string, event: MouseEvent<HTMLElement>) => void;
}

/**
 * A document of blocks without its editor: elements, no markup, so that nothing of it can run. What is not known has a
 * placeholder.
 * @example <BlocksView document={value} hrefOf={navigation.href} onLink={follow} />
 */
export function BlocksView(props: BlocksViewProps): ReactElement {
  const { editorUnknown } = useUiText();
  return <div className={styles.html}>{childrenOf(props.document, { ...props, unknown: editorUnknown })}</div>;
}

type Drawing = Omit<BlocksViewProps, "document"> & { readonly unknown: string };

const plainTags: Readonly<Record<string, string>> = {
  paragraph: "p", bulletList: "ul", orderedList: "ol", listItem: "li", blockquote: "blockquote", codeBlock: "pre", horizontalRule: "hr", hardBreak: "br",
};
const markTags: Readonly<Record<string, string>> = { bold: "strong", italic: "em", underline: "u", strike: "s", code: "code" };
const bare: ReadonlySet<string> = new Set(["hr", "br"]);

const childrenOf = ({ content = [] }: Block, drawing: Drawing): ReactNode =>
  // Nothing of it is ever drawn in another order.
  content.map((node, index) => <Fragment key={index}>{nodeOf(node, drawing)}</Fragment>);

function nodeOf(node: Block, drawing: Drawing): ReactNode {
  if (node.type === "text") return (node.marks ?? []).reduce((text: ReactNode, mark) => marked(text, mark, drawing), node.text);
  const tag = node.type === "heading" ? headingOf(node) : plainTags[node.type];
  if (tag === undefined) return <span data-unknown="">{drawing.unknown}</span>;
  if (bare.has(tag)) return createElement(tag);
  const start = node.type === "orderedList" ? Number(node.attrs?.["start"] ?? 1) : undefined;
  return createElement(tag, { start }, childrenOf(node, drawing));
}

const headingOf = ({ attrs }: Block): string => (attrs?.["level"] === 3 || attrs?.["level"] === 4 ? `h${attrs["level"]}` : "h2");

function marked(text: ReactNode, { type, attrs }: BlockMark, { hrefOf, onLink }: Drawing): ReactNode {
  const link = attrs?.["href"];
  if (type === "link" && typeof link === "string" && isSafeHref(link)) {
    return <a href={hrefOf(link)} onClick={(event) => onLink(link, event)}>{text}</a>;
  }
  const tag = markTags[type];
  return tag === undefined ? text : createElement(tag, {}, text);
}
