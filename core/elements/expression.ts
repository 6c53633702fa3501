import { checkRequired } from "../checks/checkRequired.ts";
import { checkTextLength } from "../checks/checkTextLength.ts";
import { defineElementType } from "./ElementType.ts";

export const expression = defineElementType({ type: "expression", value: "text", checks: [checkRequired, checkTextLength] });
