import { EditorView } from "@codemirror/view";

/** Replaces all that stands in a code editor, as typing over it does; the element is the one that is typed into. */
export function replaceCode(control: HTMLElement, text: string): void {
  const view = EditorView.findFromDOM(control);
  view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, userEvent: "input" });
}
