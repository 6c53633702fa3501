import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown, markdownKeymap, markdownLanguage } from "@codemirror/lang-markdown";
import { Annotation, EditorSelection, EditorState, Transaction, type TransactionSpec } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { markdownLooks } from "./markdownLooks.ts";
import { sheetRoot } from "./sheetRoot.ts";

/** A change that no person made. */
const outside = Annotation.define<boolean>();

/** CodeMirror over one place of the page: a text of Markdown, with its signs set by tools and keys. */
export class MarkdownEditor {
  readonly #view: EditorView;

  constructor(place: HTMLElement, onChange: (text: string) => void) {
    this.#view = new EditorView({
      parent: place,
      root: sheetRoot(),
      state: EditorState.create({
        extensions: [
          history(),
          keymap.of([{ key: "Mod-b", run: () => this.wrap("**") }, { key: "Mod-i", run: () => this.wrap("_") }, ...markdownKeymap, ...defaultKeymap, ...historyKeymap]),
          markdown({ base: markdownLanguage, completeHTMLTags: false }),
          markdownLooks,
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ spellcheck: "true", autocorrect: "on", autocapitalize: "sentences" }),
          EditorView.updateListener.of((update) => {
            const isOwn = update.docChanged && !update.transactions.some((one) => one.annotation(outside));
            this.#markEmpty();
            if (isOwn) onChange(update.state.doc.toString());
          }),
        ],
      }),
    });
    this.#markEmpty();
  }

  get root(): HTMLElement {
    return this.#view.contentDOM;
  }

  /** Shows a text from outside. What differs is changed and nothing else, so that caret and undo stay. */
  show(text: string): void {
    const next = text.replace(/\r\n?/g, "\n");
    const present = this.#view.state.doc.toString();
    if (next === present) return;
    if (this.#view.composing) {
      this.root.addEventListener("compositionend", () => setTimeout(() => this.show(text)), { once: true });
      return;
    }
    this.#view.dispatch({ changes: difference(present, next), annotations: [outside.of(true), Transaction.addToHistory.of(false)] });
  }

  focus(): void {
    this.#view.focus();
  }

  /** Puts the selection between signs, or takes them away. */
  wrap(sign: string): boolean {
    return this.#change(this.#view.state.changeByRange((range) => {
      const { doc } = this.#view.state;
      const [from, to] = [range.from - sign.length, range.to + sign.length];
      const isWrapped = from >= 0 && doc.sliceString(from, range.from) === sign && doc.sliceString(range.to, to) === sign;
      if (isWrapped) return { changes: [{ from, to: range.from }, { from: range.to, to }], range: EditorSelection.range(from, range.to - sign.length) };
      return { changes: [{ from: range.from, insert: sign }, { from: range.to, insert: sign }], range: EditorSelection.range(range.from + sign.length, range.to + sign.length) };
    }));
  }

  /** Begins the selected lines with a sign, or takes it away where all of them have it. */
  begin(sign: string): boolean {
    const { state } = this.#view;
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
    const { from, to } = this.#view.state.selection.main;
    const text = this.#view.state.sliceDoc(from, to) || address;
    this.#change({ changes: { from, to, insert: `[${text}](${address.replaceAll(")", "%29")})` }, selection: { anchor: from + 1, head: from + 1 + text.length } });
  }

  end(): void {
    this.#view.destroy();
  }

  #change(change: TransactionSpec): boolean {
    this.#view.dispatch(change, { userEvent: "input", scrollIntoView: true });
    this.#view.focus();
    return true;
  }

  #markEmpty(): void {
    if (this.#view) this.root.dataset["empty"] = String(this.#view.state.doc.length === 0);
  }
}

/** The one part in which two texts differ. */
function difference(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
