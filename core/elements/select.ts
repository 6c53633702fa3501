import { defineElementType } from "./ElementType.ts";

export const select = defineElementType({ type: "select", value: "choice", isForFilters: true });
