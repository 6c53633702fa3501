import { syntaxTree } from "@codemirror/language";
import { RangeSetBuilder } from "@codemirror/state";
import { Decoration, ViewPlugin, type DecorationSet, type EditorView, type ViewUpdate } from "@codemirror/view";
import styles from "./MarkdownControl.module.css";

/** What parts of the text look like, by their names in the tree of the language. */
const looks: Readonly<Record<string, string | undefined>> = {
  ATXHeading1: styles.heading, ATXHeading2: styles.heading, ATXHeading3: styles.heading, ATXHeading4: styles.heading, SetextHeading1: styles.heading,
  SetextHeading2: styles.heading, StrongEmphasis: styles.strong, Emphasis: styles.emphasis, Strikethrough: styles.strike, InlineCode: styles.code,
  FencedCode: styles.code, CodeBlock: styles.code, URL: styles.address, Blockquote: styles.quote, HeaderMark: styles.sign, EmphasisMark: styles.sign, ListMark: styles.sign,
  QuoteMark: styles.sign, LinkMark: styles.sign, CodeMark: styles.sign,
};

/** Marks headings, emphasis and links in the text that is in sight. */
export const markdownLooks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = marksOf(view);
    }

    update(update: ViewUpdate): void {
      const isNew = update.docChanged || update.viewportChanged || syntaxTree(update.startState) !== syntaxTree(update.state);
      if (isNew) this.decorations = marksOf(update.view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

function marksOf(view: EditorView): DecorationSet {
  const marks = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    syntaxTree(view.state).iterate({
      from,
      to,
      enter: (node) => {
        const look = looks[node.name];
        if (look && node.from >= from) marks.add(node.from, node.to, Decoration.mark({ class: look }));
      },
    });
  }
  return marks.finish();
}
