import { act } from "react";
import { replaceCode } from "#sdk/testing/replaceCode.ts";
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
  change: async (stage) => await act(async () => replaceCode(stage.input(sampleField), "**Хива** шаҳри")),
  sent: "**Хива** шаҳри",
};
