import { readCode } from "#sdk/testing/typedCode.ts";
import { withoutLayout } from "#sdk/testing/withoutLayout.ts";
import type { ElementSample } from "../../testing/ElementSample.ts";
import { writeCode } from "../../testing/writeCode.ts";

export const sample: ElementSample = {
  element: { format: "displayCondition" },
  prepare: async () => {
    withoutLayout();
    await import("./ExpressionControl.tsx");
  },
  value: "values.size > 10",
  shown: "values.size > 10",
  read: readCode,
  change: async (stage) => await writeCode(stage, "isNew"),
  sent: "isNew",
};
