import { checkRequired } from "../checks/checkRequired.ts";
import { checkTextLength } from "../checks/checkTextLength.ts";
import { defineElementType } from "./ElementType.ts";
import { text } from "./text.ts";

export const textarea = defineElementType({ ...text, type: "textarea", checks: [checkRequired, checkTextLength] });
