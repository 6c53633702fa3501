export { isMailAddress } from "./mailAddress.ts";
export { Mailer } from "./Mailer.ts";
export { writeLetter } from "./writeLetter.ts";
