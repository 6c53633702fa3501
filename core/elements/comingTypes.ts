import { checkFileCount } from "../checks/checkFileCount.ts";
import { checkPassword } from "../checks/checkPassword.ts";
import { checkRequired } from "../checks/checkRequired.ts";
import { checkTextLength } from "../checks/checkTextLength.ts";
import { defineElementType, type ElementType } from "./ElementType.ts";
import type { ValueKind } from "./valueKinds.ts";

const holding = (type: string, value: ValueKind, more: Partial<ElementType> = {}): ElementType => defineElementType({ type, value, ...more });
const empty = (type: string, more: Partial<ElementType> = {}): ElementType => defineElementType({ type, value: undefined, ...more });

/**
 * Types of the specification that no control draws yet: a form may have them, their values are coerced and checked by
 * the server, and the form keeps them. The one that gets a control moves into a file of its own.
 */
export const comingTypes: readonly ElementType[] = [
  holding("password", "text", { checks: [checkPassword, checkTextLength] }),
  holding("file", "files", { checks: [checkRequired, checkFileCount] }),
  holding("image", "files", { checks: [checkRequired, checkFileCount] }),
  empty("button"),
  empty("tabs", { isContainer: true }),
  empty("tab", { isContainer: true }),
  holding("monaco", "text"),
  holding("geo_point", "point"),
  holding("geo_polygon", "json"),
];
