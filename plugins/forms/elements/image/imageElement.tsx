import { defineFormElement } from "#sdk/contributions/formElement.ts";
import { LazyFileControl } from "../file/fileElement.tsx";

/** Takes images alone; else as an element of files. */
export const imageElement = defineFormElement({ type: "image", component: LazyFileControl });
