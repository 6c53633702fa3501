import { checkPassword } from "../checks/checkPassword.ts";
import { checkTextLength } from "../checks/checkTextLength.ts";
import { defineElementType } from "./ElementType.ts";

export const password = defineElementType({ type: "password", value: "secret", checks: [checkPassword, checkTextLength] });
