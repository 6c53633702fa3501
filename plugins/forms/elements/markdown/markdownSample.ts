import { withoutLayout } from "#sdk/testing/withoutLayout.ts";
import type { ElementSample } from "../../testing/ElementSample.ts";
import { writeCode } from "../../testing/writeCode.ts";

export const sample: ElementSample = {
  prepare: async () => {
    withoutLayout();
    return await import("#sdk/ui/controls/rich-text/MarkdownControl.tsx");
  },
  value: "Тошкент шаҳри",
  shown: "Тошкент шаҳри",
  read: (control) => control.textContent.trim(),
  change: async (stage) => await writeCode(stage, "**Хива** шаҳри"),
  sent: "**Хива** шаҳри",
};
