import { defineElementType } from "./ElementType.ts";

export const button = defineElementType({ type: "button", value: undefined });
