import { defineElementType } from "./ElementType.ts";

/** One record of what its elements say, kept in one field. */
export const object = defineElementType({ type: "object", value: "properties", isContainer: true, isOwner: true });
