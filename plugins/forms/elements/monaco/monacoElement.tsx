import { defineFormElement } from "#sdk/contributions/formElement.ts";
import { lazyControl } from "../lazyControl.tsx";

/** Pixels of the editor with its head. */
const height = 355;

const component = lazyControl(height, async () => (await import("./MonacoField.tsx")).MonacoField);

export const monacoElement = defineFormElement({ type: "monaco", component });
