import { checkRequired } from "../checks/checkRequired.ts";
import { checkTextLength } from "../checks/checkTextLength.ts";
import { defineElementType } from "./ElementType.ts";

export const monaco = defineElementType({ type: "monaco", value: "text", checks: [checkRequired, checkTextLength] });
