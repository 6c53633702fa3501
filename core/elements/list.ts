import { checkItemCount } from "../checks/checkItemCount.ts";
import { checkRequired } from "../checks/checkRequired.ts";
import { defineElementType } from "./ElementType.ts";

/** Rows of what its elements say; texts where it has none. */
export const list = defineElementType({ type: "list", value: "items", checks: [checkRequired, checkItemCount], isContainer: true, isOwner: true });
