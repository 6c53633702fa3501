import { monaco } from "./monaco.ts";
import type { SyntaxFault, SyntaxQuestion } from "./syntax.worker.ts";
// What "?worker" makes of a module is a class (editorModules.d.ts).
// oxlint-disable-next-line import/default
import SyntaxWorker from "./syntax.worker.ts?worker";

/** After the last key, in milliseconds. */
const pause = 250;
const longest = 500_000;

/** What Babel says of a script, beside Monaco's own: the sandbox's compiler takes some texts that are none. */
export class SyntaxWatch {
  #worker: Worker | undefined;
  #model: monaco.editor.ITextModel | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  watch(model: monaco.editor.ITextModel): void {
    this.#model = model;
    this.look();
  }

  look(): void {
    clearTimeout(this.#timer);
    const language = this.#model?.getLanguageId();
    if (language !== "typescript" && language !== "javascript") return;
    this.#timer = setTimeout(() => this.#ask(), pause);
  }

  #ask(): void {
    const model = this.#model;
    if (!model || model.isDisposed() || model.getValueLength() > longest) return;
    this.#worker ??= this.#begin();
    const isTyped = model.getLanguageId() === "typescript";
    this.#worker.postMessage({ text: model.getValue(), version: model.getVersionId(), isTyped, isMarkup: !model.uri.path.endsWith(".ts") } satisfies SyntaxQuestion);
  }

  #begin(): Worker {
    const worker = new SyntaxWorker();
    worker.addEventListener("message", ({ data }: MessageEvent<{ version: number; faults: readonly SyntaxFault[] }>) => {
      const model = this.#model;
      if (!model || model.isDisposed() || model.getVersionId() !== data.version) return;
      monaco.editor.setModelMarkers(model, "babel", data.faults.map(({ line, column, message }) => ({
        severity: monaco.MarkerSeverity.Error, source: "Babel", message,
        startLineNumber: line, endLineNumber: line, startColumn: column + 1, endColumn: column + 2,
      })));
    });
    return worker;
  }
}
