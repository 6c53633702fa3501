import { defineFormElement } from "#sdk/contributions/formElement.ts";
import { lazyControl } from "../lazyControl.tsx";

/** Of the place into which files are dropped. */
const height = 64;

export const LazyFileControl = lazyControl(height, async () => (await import("./FileControl.tsx")).FileControl);

export const fileElement = defineFormElement({ type: "file", component: LazyFileControl });
