import { checkRawJson } from "../checks/checkRawJson.ts";
import { checkRequired } from "../checks/checkRequired.ts";
import { checkTextLength } from "../checks/checkTextLength.ts";
import { defineElementType, type ElementType } from "./ElementType.ts";
import type { ValueKind } from "./valueKinds.ts";

const holding = (type: string, value: ValueKind, more: Partial<ElementType> = {}): ElementType => defineElementType({ type, value, ...more });

/**
 * Types of the specification that no control draws yet: a form may have them, their values are coerced and checked by
 * the server, and the form keeps them. The one that gets a control moves into a file of its own.
 */
export const comingTypes: readonly ElementType[] = [
  holding("key_value", "pairs"),
  holding("code", "text", { checks: [checkRequired, checkTextLength] }),
  holding("monaco", "text"),
  holding("raw_json", "text", { checks: [checkRequired, checkRawJson] }),
];
