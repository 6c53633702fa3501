import { checkRequired } from "../checks/checkRequired.ts";
import { checkTextLength } from "../checks/checkTextLength.ts";
import { defineElementType } from "./ElementType.ts";

export const markdown = defineElementType({ type: "markdown", value: "text", checks: [checkRequired, checkTextLength] });
