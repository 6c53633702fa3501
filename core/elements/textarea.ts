import { defineElementType } from "./ElementType.ts";
import { text } from "./text.ts";

export const textarea = defineElementType({ ...text, type: "textarea" });
