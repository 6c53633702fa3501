import { type Check, failure } from "./types.ts";

/** A required checkbox must be checked: 'Танлаш керак' (spec §5). */
export const checkCheckbox: Check = ({ isRequired }, value) => (isRequired === true && value !== true ? failure("check.checkbox") : undefined);
