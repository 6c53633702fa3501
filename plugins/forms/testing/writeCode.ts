import { EditorView } from "@codemirror/view";
import { act } from "react";
import { withoutLayout } from "#sdk/testing/withoutLayout.ts";
import { sampleField } from "./ElementSample.ts";
import type { FormStage } from "./FormStage.tsx";

/** Fetches the editor of code for a page without layout. */
export async function prepareCode(): Promise<void> {
  withoutLayout();
  await import("#sdk/ui/controls/code/CodeControl.tsx");
}

export const readCode = (control: HTMLElement): string => EditorView.findFromDOM(control)?.state.doc.toString() ?? "";

/** Replaces the text of an editor, as a person does. */
export const writeCode = async (stage: FormStage, text: string, field = sampleField): Promise<void> =>
  await act(async () => {
    const view = EditorView.findFromDOM(stage.input(field));
    view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, userEvent: "input" });
  });
