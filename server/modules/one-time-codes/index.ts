import type { Routes } from "../../http/Routes.ts";
import { countRecoveryCodes, disableCode, renewRecoveryCodes } from "./disableCode.ts";
import { readPending, showSecret, verifyCode } from "./enableCode.ts";
import { shownCode } from "./shownCode.ts";

export { forgetFactor } from "./forgetFactor.ts";
export { proveFactor, proveNothing, useUpFactor } from "./secondFactor.ts";

type OneTimeCodeCalls =
  | "GET auth/enable-otp" | "POST auth/enable-otp" | "GET auth/pending-otp" | "POST auth/verify-otp" | "POST auth/disable-otp"
  | "GET auth/recovery-codes" | "POST auth/recovery-codes";

export const oneTimeCodeRoutes: Routes<OneTimeCodeCalls> = {
  "GET auth/enable-otp": showSecret,
  "POST auth/enable-otp": showSecret,
  "GET auth/pending-otp": readPending,
  "POST auth/verify-otp": (context, input) => verifyCode(context, shownCode(context, input)),
  "POST auth/disable-otp": (context, input) => disableCode(context, shownCode(context, input)),
  "GET auth/recovery-codes": countRecoveryCodes,
  "POST auth/recovery-codes": (context, input) => renewRecoveryCodes(context, shownCode(context, input)),
};
