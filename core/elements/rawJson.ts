import { defineElementType } from "./ElementType.ts";

export const rawJson = defineElementType({ type: "raw_json", value: "rawJson" });
