import { checkCheckbox } from "../checks/checkCheckbox.ts";
import { defineElementType } from "./ElementType.ts";

export const checkbox = defineElementType({ type: "checkbox", value: "flag", checks: [checkCheckbox], isForFilters: true });
