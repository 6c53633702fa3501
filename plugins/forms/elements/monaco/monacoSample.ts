import { loseFrame } from "#sdk/ui/controls/monaco/frameState.ts";
import { readCode } from "#sdk/testing/typedCode.ts";
import type { ElementSample } from "../../testing/ElementSample.ts";
import { prepareCode, writeCode } from "../../testing/writeCode.ts";

/**
 * jsdom lays nothing out and has no workers, without which Monaco is none: the element stands there as it does where the
 * editor's document cannot be loaded. What the document does is seen in a browser (tests/e2e/forms/monaco.e2e.ts).
 */
async function prepare(): Promise<void> {
  loseFrame();
  await prepareCode();
  await import("./MonacoField.tsx");
}

export const sample: ElementSample = {
  element: { format: "tsx" },
  prepare,
  value: "export default () => <b>1</b>;",
  shown: "export default () => <b>1</b>;",
  read: readCode,
  change: async (stage) => await writeCode(stage, "export default 2;"),
  sent: "export default 2;",
};
