import { act } from "react";
import { withoutLayout } from "#sdk/testing/withoutLayout.ts";
import { sampleField, type ElementSample } from "../../testing/ElementSample.ts";

const documentOf = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });

export const sample: ElementSample = {
  prepare: async () => {
    withoutLayout();
    return await import("#sdk/ui/controls/rich-text/BlocksControl.tsx");
  },
  value: documentOf("Тошкент шаҳри"),
  shown: "Тошкент шаҳри",
  read: (control) => control.textContent,
  change: async (stage) =>
    // The browser changes the text, the editor looks on.
    await act(async () => {
      const line = stage.input(sampleField).querySelector("p");
      if (line) line.textContent = "Хива шаҳри";
      await new Promise((resolve) => setTimeout(resolve, 50));
    }),
  sent: documentOf("Хива шаҳри"),
};
