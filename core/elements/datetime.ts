import { checkMomentRange } from "../checks/checkMomentRange.ts";
import { checkRequired } from "../checks/checkRequired.ts";
import { defineElementType } from "./ElementType.ts";

export const datetime = defineElementType({ type: "datetime", value: "datetime", checks: [checkRequired, checkMomentRange], isForFilters: true });
