import { difference } from "#sdk/ui/controls/code/difference.ts";
import type { EditorMark, EditorSettings, FromEditor } from "#sdk/ui/controls/monaco/editorMessages.ts";
import { readCodeFormat } from "./codeFormat.ts";
import { watchHostKeys } from "./hostKeys.ts";
import { knowJson, knowProgram, knowScripts } from "./knowledge.ts";
import { applyLooks } from "./looks.ts";
import { monaco } from "./monaco.ts";
import { SyntaxWatch } from "./SyntaxWatch.ts";

/** Cyrillic letters are no look-alikes of Latin ones here. */
const usual: monaco.editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true, minimap: { enabled: false }, scrollBeyondLastLine: false, fixedOverflowWidgets: true, tabSize: 2, lineNumbersMinChars: 3,
  lineHeight: 1.5, padding: { top: 8, bottom: 8 }, scrollbar: { alwaysConsumeMouseWheel: false }, overviewRulerLanes: 0, occurrencesHighlight: "off",
  unicodeHighlight: { ambiguousCharacters: false, nonBasicASCII: false }, links: false, stickyScroll: { enabled: false }, glyphMargin: false,
};

/** The text of this document: one editor and its model, which another format makes another one. */
export class CodeText {
  readonly #editor: monaco.editor.IStandaloneCodeEditor;
  readonly #syntax = new SyntaxWatch();
  #format: string | undefined;
  #marks: readonly EditorMark[] = [];
  /** Of the last text that was typed. */
  #number = 0;
  #isOutside = false;

  constructor(place: HTMLElement, post: (message: FromEditor) => void) {
    this.#editor = monaco.editor.create(place, { ...usual, model: monaco.editor.createModel("", "plaintext") });
    this.#editor.onDidChangeModelContent(() => {
      this.#syntax.look();
      if (!this.#isOutside) post({ type: "text", text: this.#text(), number: ++this.#number });
    });
    watchHostKeys({ post, freeTab: (tabFocusMode) => this.#editor.updateOptions({ tabFocusMode }) });
  }

  set(settings: EditorSettings): void {
    const { label, description, isReadOnly, isRead, placeholder, font, fontSize, format } = settings;
    applyLooks(settings);
    this.#editor.updateOptions({
      readOnly: isReadOnly, domReadOnly: isReadOnly, placeholder, fontFamily: font, fontSize,
      ariaLabel: [label, description].filter(Boolean).join(". "), ariaRequired: settings.isRequired,
      accessibilitySupport: isRead ? "on" : "auto", wordWrap: format === "markdown" ? "on" : "off",
    });
    const input = this.#editor.getDomNode()?.querySelector("[role=textbox]");
    input?.toggleAttribute("aria-invalid", settings.isInvalid);
    if (settings.isInvalid) input?.setAttribute("aria-invalid", "true");
    if (format !== this.#format) this.#write(format);
    if (readCodeFormat(format).isProgram) knowProgram(settings.declarations);
  }

  /** A text of the host's. What it did not see yet was typed since, and it will hear of that. */
  show(text: string, seen: number): void {
    const present = this.#text();
    const next = text.replace(/\r\n?/g, "\n");
    const model = this.#editor.getModel();
    if (!model || seen < this.#number || next === present) return;
    const { from, to, insert } = difference(present, next);
    const [start, end] = [model.getPositionAt(from), model.getPositionAt(to)];
    this.#isOutside = true;
    model.applyEdits([{ range: monaco.Range.fromPositions(start, end), text: insert }]);
    this.#isOutside = false;
  }

  mark(marks: readonly EditorMark[]): void {
    this.#marks = marks;
    const model = this.#editor.getModel();
    if (!model) return;
    const markers = marks.map(({ line, message }) => {
      const at = Math.min(Math.max(line, 1), model.getLineCount());
      const columns = { startColumn: model.getLineFirstNonWhitespaceColumn(at) || 1, endColumn: model.getLineMaxColumn(at) };
      return { severity: monaco.MarkerSeverity.Error, message, startLineNumber: at, endLineNumber: at, ...columns };
    });
    monaco.editor.setModelMarkers(model, "host", markers);
  }

  focus(): void {
    this.#editor.focus();
  }

  #text(): string {
    return this.#editor.getModel()?.getValue(monaco.editor.EndOfLinePreference.LF) ?? "";
  }

  /** The same text as a file of another kind. */
  #write(format: string): void {
    this.#format = format;
    const { language, extension, schema, isProgram } = readCodeFormat(format);
    const before = this.#editor.getModel();
    const path = monaco.Uri.parse(`file:///text.${extension}`);
    const text = this.#text();
    before?.dispose();
    const model = monaco.editor.createModel(text, language, path);
    model.updateOptions({ bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false } });
    this.#editor.setModel(model);
    this.#syntax.watch(model);
    this.mark(this.#marks);
    if (schema) void knowJson(schema);
    if (isProgram) return;
    if (language === "typescript" || language === "javascript") void knowScripts();
  }
}
