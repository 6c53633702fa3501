import { defineElementType } from "./ElementType.ts";

export const time = defineElementType({ type: "time", value: "time", isForFilters: true });
