import { defineElementType } from "./ElementType.ts";

export const tab = defineElementType({ type: "tab", value: undefined, isContainer: true });
