import { checkMask } from "../checks/checkMask.ts";
import { checkRequired } from "../checks/checkRequired.ts";
import { checkTextLength } from "../checks/checkTextLength.ts";
import { defineElementType } from "./ElementType.ts";

export const text = defineElementType({ type: "text", value: "text", checks: [checkRequired, checkMask, checkTextLength], isForFilters: true });
