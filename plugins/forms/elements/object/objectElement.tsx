import { defineFormElement } from "#sdk/contributions/formElement.ts";
import { lazyControl } from "../lazyControl.tsx";

/** Of one line of properties. */
const height = 96;

export const objectElement = defineFormElement({
  type: "object",
  component: lazyControl(height, async () => (await import("./ObjectControl.tsx")).ObjectControl),
});
