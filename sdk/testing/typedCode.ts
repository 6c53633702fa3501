import { EditorView } from "@codemirror/view";

/** What stands in a code editor; the element is the one that is typed into. */
export const readCode = (control: HTMLElement): string => EditorView.findFromDOM(control)?.state.doc.toString() ?? "";

/** Replaces all of it, as typing over it does. */
export function replaceCode(control: HTMLElement, text: string): void {
  const view = EditorView.findFromDOM(control);
  view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, userEvent: "input" });
}
