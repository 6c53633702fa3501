import { readCode } from "#sdk/testing/typedCode.ts";
import type { ElementSample } from "../../testing/ElementSample.ts";
import { prepareCode, writeCode } from "../../testing/writeCode.ts";

export const sample: ElementSample = {
  element: { format: "sql" },
  prepare: prepareCode,
  value: "select 1\n  from cities",
  shown: "select 1\n  from cities",
  read: readCode,
  change: async (stage) => await writeCode(stage, "select 2"),
  sent: "select 2",
};
