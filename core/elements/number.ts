import { checkNumberRange } from "../checks/checkNumberRange.ts";
import { checkRequired } from "../checks/checkRequired.ts";
import { checkScale } from "../checks/checkScale.ts";
import { defineElementType } from "./ElementType.ts";

export const number = defineElementType({
  type: "number", value: "number", checks: [checkRequired, checkNumberRange, checkScale], isForFilters: true,
});
