import { defineElementType } from "./ElementType.ts";

export const html = defineElementType({ type: "html", value: undefined });
