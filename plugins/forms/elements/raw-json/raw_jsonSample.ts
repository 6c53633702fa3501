import { readCode } from "#sdk/testing/typedCode.ts";
import type { ElementSample } from "../../testing/ElementSample.ts";
import { prepareCode, writeCode } from "../../testing/writeCode.ts";

export const sample: ElementSample = {
  prepare: async () => {
    await prepareCode();
    await import("../typed/RawJsonControl.tsx");
  },
  value: { ранг: ["қизил"] },
  shown: '{\n  "ранг": [\n    "қизил"\n  ]\n}',
  read: readCode,
  change: async (stage) => await writeCode(stage, '{"ранг": [null, 1.50]}'),
  sent: { ранг: [null, 1.5] },
};
