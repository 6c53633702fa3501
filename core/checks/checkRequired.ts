import { isEmptyValue } from "./isEmptyValue.ts";
import { type Check, failure } from "./types.ts";

/** 'Майдонни тўлдириш керак' (spec §5). */
export const checkRequired: Check = ({ isRequired }, value) => (isRequired === true && isEmptyValue(value) ? failure("check.required") : undefined);
