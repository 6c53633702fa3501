import { defineElementType } from "./ElementType.ts";

export const keyValue = defineElementType({ type: "key_value", value: "pairs" });
