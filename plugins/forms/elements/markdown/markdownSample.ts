import { act } from "react";
import { EditorView } from "@codemirror/view";
import { withoutLayout } from "#sdk/testing/withoutLayout.ts";
import { sampleField, type ElementSample } from "../../testing/ElementSample.ts";

export const sample: ElementSample = {
  prepare: async () => {
    withoutLayout();
    return await import("#sdk/ui/controls/rich-text/MarkdownControl.tsx");
  },
  value: "Тошкент шаҳри",
  shown: "Тошкент шаҳри",
  read: (control) => control.textContent.trim(),
  change: async (stage) =>
    await act(async () => {
      const view = EditorView.findFromDOM(stage.input(sampleField));
      view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: "**Хива** шаҳри" }, userEvent: "input" });
    }),
  sent: "**Хива** шаҳри",
};
