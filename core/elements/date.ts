import { checkDayRange } from "../checks/checkDayRange.ts";
import { checkRequired } from "../checks/checkRequired.ts";
import { defineElementType } from "./ElementType.ts";

export const date = defineElementType({ type: "date", value: "date", checks: [checkRequired, checkDayRange], isForFilters: true });
