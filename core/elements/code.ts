import { checkRequired } from "../checks/checkRequired.ts";
import { checkTextLength } from "../checks/checkTextLength.ts";
import { defineElementType } from "./ElementType.ts";

export const code = defineElementType({ type: "code", value: "text", checks: [checkRequired, checkTextLength] });
