import { checkRequired } from "../checks/checkRequired.ts";
import { checkSelectionCount } from "../checks/checkSelectionCount.ts";
import { defineElementType } from "./ElementType.ts";

export const multiselect = defineElementType({
  type: "multiselect", value: "choices", checks: [checkRequired, checkSelectionCount], isForFilters: true,
});
