import { Annotation, EditorState, Transaction, type Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { difference } from "./difference.ts";
import { SaidTexts } from "./SaidTexts.ts";
import { sheetRoot } from "./sheetRoot.ts";

/** A change that no person made. */
const outside = Annotation.define<boolean>();

/** CodeMirror over one place of the page: a text that somebody else keeps, and that is edited here. */
export class TextEditor {
  readonly view: EditorView;
  readonly #saidTexts = new SaidTexts();
  #wanted = "";

  constructor(place: HTMLElement, extensions: Extension, onChange: (text: string) => void) {
    const heard = EditorView.updateListener.of((update) => {
      const isOwn = update.docChanged && !update.transactions.some((one) => one.annotation(outside));
      this.#markEmpty(update.view);
      if (isOwn) onChange(this.#said(update.state.doc.toString()));
    });
    this.view = new EditorView({ parent: place, root: sheetRoot(), state: EditorState.create({ extensions: [extensions, heard] }) });
    this.#markEmpty(this.view);
  }

  /** What is edited: the control of the form. */
  get root(): HTMLElement {
    return this.view.contentDOM;
  }

  /**
   * Shows a text from outside: what differs is changed and nothing else, so that caret and undo stay. Own values come back
   * late, when more has been typed: they change nothing.
   */
  show(text: string): void {
    const next = text.replace(/\r\n?/g, "\n");
    if (this.#saidTexts.isBack(next)) return;
    this.#wanted = next;
    if (!this.view.composing) return this.#take();
    this.root.addEventListener("compositionend", () => setTimeout(() => this.#take()), { once: true });
  }

  focus(): void {
    this.view.focus();
  }

  end(): void {
    this.view.destroy();
  }

  #said(text: string): string {
    this.#wanted = text;
    this.#saidTexts.say(text);
    return text;
  }

  #take(): void {
    const present = this.view.state.doc.toString();
    if (this.#wanted === present) return;
    this.view.dispatch({ changes: difference(present, this.#wanted), annotations: [outside.of(true), Transaction.addToHistory.of(false)] });
  }

  #markEmpty({ contentDOM, state }: EditorView): void {
    contentDOM.dataset["empty"] = String(state.doc.length === 0);
  }
}
