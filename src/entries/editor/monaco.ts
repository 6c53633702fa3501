// What "?worker" makes of a module is a class (editorModules.d.ts).
// oxlint-disable import/default
/** Monaco with what forms need of it: no other file names its parts. */
import "monaco-editor/features/anchorSelect/register.js";
import "monaco-editor/features/bracketMatching/register.js";
import "monaco-editor/features/caretOperations/register.js";
import "monaco-editor/features/clipboard/register.js";
import "monaco-editor/features/codeAction/register.js";
import "monaco-editor/features/codicon/register.js";
import "monaco-editor/features/colorPicker/register.js";
import "monaco-editor/features/comment/register.js";
import "monaco-editor/features/contextmenu/register.js";
import "monaco-editor/features/cursorUndo/register.js";
import "monaco-editor/features/dnd/register.js";
import "monaco-editor/features/find/register.js";
import "monaco-editor/features/folding/register.js";
import "monaco-editor/features/format/register.js";
import "monaco-editor/features/gotoError/register.js";
import "monaco-editor/features/gotoLine/register.js";
import "monaco-editor/features/hover/register.js";
import "monaco-editor/features/indentation/register.js";
import "monaco-editor/features/linesOperations/register.js";
import "monaco-editor/features/linkedEditing/register.js";
import "monaco-editor/features/multicursor/register.js";
import "monaco-editor/features/parameterHints/register.js";
import "monaco-editor/features/placeholderText/register.js";
import "monaco-editor/features/quickCommand/register.js";
import "monaco-editor/features/readOnlyMessage/register.js";
import "monaco-editor/features/rename/register.js";
import "monaco-editor/features/smartSelect/register.js";
import "monaco-editor/features/snippet/register.js";
import "monaco-editor/features/suggest/register.js";
import "monaco-editor/features/toggleTabFocusMode/register.js";
import "monaco-editor/features/wordHighlighter/register.js";
import "monaco-editor/features/wordOperations/register.js";
import "monaco-editor/languages/definitions/css/register.js";
import "monaco-editor/languages/definitions/html/register.js";
import "monaco-editor/languages/definitions/javascript/register.js";
import "monaco-editor/languages/definitions/markdown/register.js";
import "monaco-editor/languages/definitions/sql/register.js";
import "monaco-editor/languages/definitions/typescript/register.js";
import "monaco-editor/languages/features/css/register.js";
import "monaco-editor/languages/features/html/register.js";
import EditorWorker from "monaco-editor/editor/editor.worker.js?worker";
import CssWorker from "monaco-editor/language/css/css.worker.js?worker";
import HtmlWorker from "monaco-editor/language/html/html.worker.js?worker";
import JsonWorker from "monaco-editor/language/json/json.worker.js?worker";
import ScriptWorker from "monaco-editor/language/typescript/ts.worker.js?worker";

export * as monaco from "monaco-editor/editor/editor.api.js";
export { jsonDefaults } from "monaco-editor/languages/features/json/register.js";
export { JsxEmit, ModuleKind, ModuleResolutionKind, ScriptTarget, javascriptDefaults, typescriptDefaults } from "monaco-editor/languages/features/typescript/register.js";

/** Each is fetched with the first text in its language. */
const workers: Readonly<Record<string, new () => Worker>> = {
  css: CssWorker, html: HtmlWorker, json: JsonWorker, typescript: ScriptWorker, javascript: ScriptWorker,
};

Object.assign(globalThis, {
  MonacoEnvironment: { getWorker: (_: unknown, label: string): Worker => new (workers[label] ?? EditorWorker)() },
});
