export { isMailAddress } from "./mailAddress.ts";
export { Mailer, type MailSettings } from "./Mailer.ts";
export { writeLetter } from "./writeLetter.ts";
