import { checkNumberRange } from "../checks/checkNumberRange.ts";
import { checkRequired } from "../checks/checkRequired.ts";
import { defineElementType } from "./ElementType.ts";

export const int = defineElementType({ type: "int", value: "int", checks: [checkRequired, checkNumberRange], isForFilters: true });
