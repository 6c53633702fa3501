import { defineElementType } from "./ElementType.ts";

export const tabs = defineElementType({ type: "tabs", value: undefined, isContainer: true });
