import { act } from "react";
import { sampleField, type ElementSample } from "../../testing/ElementSample.ts";

export const sample: ElementSample = {
  prepare: async () => await import("./loadRichText.tsx").then(({ loadRichText }) => loadRichText()),
  value: "<p>Тошкент <strong>шаҳри</strong></p>",
  shown: "Тошкент шаҳри",
  read: (control) => control.textContent,
  change: async (stage) =>
    // The browser changes the text, the editor looks on.
    await act(async () => {
      const line = stage.input(sampleField).querySelector("p");
      if (line) line.textContent = "Хива шаҳри";
      await new Promise((resolve) => setTimeout(resolve));
    }),
  sent: "<p>Хива шаҳри</p>",
};
