import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown, markdownKeymap, markdownLanguage } from "@codemirror/lang-markdown";
import { EditorSelection, type Extension, type TransactionSpec } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { TextEditor } from "../code/TextEditor.ts";
import { markdownLooks } from "./markdownLooks.ts";

/** A text of Markdown, with its signs set by tools and keys. */
export class MarkdownEditor extends TextEditor {
  constructor(place: HTMLElement, onChange: (text: string) => void) {
    const signs = keymap.of([{ key: "Mod-b", run: () => this.wrap("**") }, { key: "Mod-i", run: () => this.wrap("_") }]);
    super(place, [signs, usual], onChange);
  }

  /** Puts the selection between signs, or takes them away. */
  wrap(sign: string): boolean {
    return this.#change(this.view.state.changeByRange((range) => {
      const { doc } = this.view.state;
      const [from, to] = [range.from - sign.length, range.to + sign.length];
      const isWrapped = from >= 0 && doc.sliceString(from, range.from) === sign && doc.sliceString(range.to, to) === sign;
      if (isWrapped) return { changes: [{ from, to: range.from }, { from: range.to, to }], range: EditorSelection.range(from, range.to - sign.length) };
      return { changes: [{ from: range.from, insert: sign }, { from: range.to, insert: sign }], range: EditorSelection.range(range.from + sign.length, range.to + sign.length) };
    }));
  }

  /** Begins the selected lines with a sign, or takes it away where all of them have it. */
  begin(sign: string): boolean {
    const { state } = this.view;
    const { from, to } = state.selection.main;
    const lines = [];
    for (let at = state.doc.lineAt(from); ; at = state.doc.line(at.number + 1)) {
      lines.push(at);
      if (at.to >= to) break;
    }
    const isBegun = lines.every(({ text }) => text.startsWith(sign));
    return this.#change({ changes: lines.map((line) => (isBegun ? { from: line.from, to: line.from + sign.length } : { from: line.from, insert: sign })) });
  }

  /** The selection becomes the text of a link. */
  link(address: string): void {
    if (address === "") return;
    const { from, to } = this.view.state.selection.main;
    const text = this.view.state.sliceDoc(from, to) || address;
    this.#change({ changes: { from, to, insert: `[${text}](${address.replaceAll(")", "%29")})` }, selection: { anchor: from + 1, head: from + 1 + text.length } });
  }

  #change(change: TransactionSpec): boolean {
    this.view.dispatch(change, { userEvent: "input", scrollIntoView: true });
    this.view.focus();
    return true;
  }
}

const usual: Extension = [
  history(),
  keymap.of([...markdownKeymap, ...defaultKeymap, ...historyKeymap]),
  markdown({ base: markdownLanguage, completeHTMLTags: false }),
  markdownLooks,
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({ spellcheck: "true", autocorrect: "on", autocapitalize: "sentences" }),
];
