import { defineElementType } from "./ElementType.ts";

export const richtext = defineElementType({ type: "richtext", value: "html" });
