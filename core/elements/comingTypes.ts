import { defineElementType, type ElementType } from "./ElementType.ts";

/**
 * Types of the specification that no control draws yet: a form may have them, their values are coerced and checked by
 * the server, and the form keeps them. The one that gets a control moves into a file of its own.
 */
export const comingTypes: readonly ElementType[] = [defineElementType({ type: "monaco", value: "text" })];
