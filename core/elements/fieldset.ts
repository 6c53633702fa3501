import { defineElementType } from "./ElementType.ts";

export const fieldset = defineElementType({ type: "fieldset", value: undefined, isContainer: true });
