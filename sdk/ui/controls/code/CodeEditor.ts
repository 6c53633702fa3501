import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, indentOnInput } from "@codemirror/language";
import { closeSearchPanel, openSearchPanel, search, searchKeymap, searchPanelOpen } from "@codemirror/search";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { EditorView, keymap, lineNumbers, placeholder } from "@codemirror/view";
import { formKeys } from "./formKeys.ts";
import { findCodeLanguage } from "./codeLanguages.ts";
import { codeLooks } from "./codeLooks.ts";
import { TextEditor } from "./TextEditor.ts";

export interface CodeEditorState {
  readonly isReadOnly?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly placeholder?: string | undefined;
}

interface CodeEditorOptions {
  readonly phrases: Readonly<Record<string, string>>;
  readonly more?: Extension | undefined;
}

/** An editor of code: numbered lines, search, brackets, and the colours of its language as soon as that is here. */
export class CodeEditor extends TextEditor {
  readonly #language: Compartment;
  readonly #state: Compartment;
  readonly #endKeys: () => void;
  #wantedLanguage: string | undefined;

  /** @param more what knows the text better than its language does: it comes before all else */
  constructor(place: HTMLElement, { phrases, more = [] }: CodeEditorOptions, onChange: (text: string) => void) {
    const [language, state] = [new Compartment(), new Compartment()];
    super(place, [more, usual, EditorState.phrases.of(phrases), language.of([]), state.of([])], onChange);
    this.#language = language;
    this.#state = state;
    this.#endKeys = this.#takeKeys();
  }

  /** Until its reader is here, and where it cannot be fetched, the text is plain. */
  setLanguage(format: string | undefined): void {
    this.#wantedLanguage = format;
    const set = (extension: Extension): void => {
      if (this.#wantedLanguage === format && this.view.dom.isConnected) this.view.dispatch({ effects: this.#language.reconfigure(extension) });
    };
    const found = findCodeLanguage(format);
    if (found) found.load().then(set, () => set([]));
    else set([]);
  }

  setState({ isReadOnly, isDisabled, placeholder: words }: CodeEditorState): void {
    const isFixed = isReadOnly === true || isDisabled === true;
    const attributes = EditorView.contentAttributes.of(isDisabled ? { "aria-disabled": "true" } : {});
    const extensions = [EditorState.readOnly.of(isFixed), EditorView.editable.of(!isFixed), attributes, words ? placeholder(words) : []];
    this.view.dispatch({ effects: this.#state.reconfigure(extensions) });
  }

  search(): void {
    openSearchPanel(this.view);
  }

  override end(): void {
    this.#endKeys();
    super.end();
  }

  /** The first Escape closes the search, where that is open, and a dialog around the editor stays. */
  #takeKeys(): () => void {
    const { view } = this;
    const closeSearch = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.isComposing || !searchPanelOpen(view.state)) return;
      closeSearchPanel(view);
      view.focus();
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    view.dom.addEventListener("keydown", closeSearch, true);
    // Beside the search, where Tab goes from field to field.
    const endFormKeys = formKeys(view.scrollDOM);
    return () => {
      view.dom.removeEventListener("keydown", closeSearch, true);
      endFormKeys();
    };
  }
}

/** Going to a line by its number has words that nobody translated. */
const searchKeys = searchKeymap.filter(({ key }) => key !== "Mod-Alt-g");

const usual: Extension = [
  lineNumbers(),
  history(),
  bracketMatching(),
  indentOnInput(),
  search({ top: true }),
  keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeys, indentWithTab]),
  codeLooks,
  EditorView.lineWrapping,
];
