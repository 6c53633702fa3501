import { defineFormElement } from "#sdk/contributions/formElement.ts";
import { lazyControl } from "../lazyControl.tsx";

/** Of one row and what adds another. */
const height = 72;

export const listElement = defineFormElement({
  type: "list",
  component: lazyControl(height, async () => (await import("./ListControl.tsx")).ListControl),
});
