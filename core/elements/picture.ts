import { checkPicture } from "../checks/checkPicture.ts";
import { checkRequired } from "../checks/checkRequired.ts";
import { defineElementType } from "./ElementType.ts";

/** A small picture that is kept in the field itself, as a data URL. */
export const picture = defineElementType({ type: "picture", value: "picture", checks: [checkRequired, checkPicture] });
