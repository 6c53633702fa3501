import { Annotation, EditorState, Transaction, type Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { difference } from "./difference.ts";
import { sheetRoot } from "./sheetRoot.ts";

/** A change that no person made. */
const outside = Annotation.define<boolean>();

/** CodeMirror over one place of the page: a text that somebody else keeps, and that is edited here. */
export class TextEditor {
  readonly view: EditorView;

  constructor(place: HTMLElement, extensions: Extension, onChange: (text: string) => void) {
    const heard = EditorView.updateListener.of((update) => {
      const isOwn = update.docChanged && !update.transactions.some((one) => one.annotation(outside));
      this.#markEmpty(update.view);
      if (isOwn) onChange(update.state.doc.toString());
    });
    this.view = new EditorView({ parent: place, root: sheetRoot(), state: EditorState.create({ extensions: [extensions, heard] }) });
    this.#markEmpty(this.view);
  }

  /** What is edited: the control of the form. */
  get root(): HTMLElement {
    return this.view.contentDOM;
  }

  get isComposing(): boolean {
    return this.view.composing;
  }

  /** Shows a text from outside: what differs is changed and nothing else, so that caret and undo stay. */
  show(text: string): void {
    const present = this.view.state.doc.toString();
    const wanted = text.replace(/\r\n?/g, "\n");
    if (wanted === present) return;
    this.view.dispatch({ changes: difference(present, wanted), annotations: [outside.of(true), Transaction.addToHistory.of(false)] });
  }

  focus(): void {
    this.view.focus();
  }

  end(): void {
    this.view.destroy();
  }

  #markEmpty({ contentDOM, state }: EditorView): void {
    contentDOM.dataset["empty"] = String(state.doc.length === 0);
  }
}
