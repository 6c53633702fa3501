import { defineElementType } from "./ElementType.ts";

export const richtextBlocks = defineElementType({ type: "richtext_blocks", value: "blocks" });
