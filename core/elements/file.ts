import { checkFileCount } from "../checks/checkFileCount.ts";
import { checkRequired } from "../checks/checkRequired.ts";
import { defineElementType } from "./ElementType.ts";

export const file = defineElementType({ type: "file", value: "files", checks: [checkRequired, checkFileCount] });
