import type { Kysely } from "kysely";
import type { RecoveryCodes, RecoveryCodesLeft } from "#contract/oneTimeCodes.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { callerOf } from "../../http/callerOf.ts";
import { recoveryCodesLeft, replaceRecoveryCodes } from "./recoveryCodes.ts";
import { codeKey, ownerOf, useUpFactor, weigh } from "./secondFactor.ts";
import { refuseCode } from "./shownCode.ts";
import { forgetFactor } from "./forgetFactor.ts";
import { tellFactor } from "./tellFactor.ts";

type Transaction = Kysely<PlatonSchema>;

/** Signing in asks for no code any more. @throws CallFailure those of {@link withCode} */
export const disableCode = (context: CallContext, code: string): Promise<null> =>
  withCode(context, code, async (tx, userId) => {
    await forgetFactor(tx, userId);
    await tellFactor(tx, context, "second factor switched off");
    return null;
  });

/** Ten new ones in place of those before. @throws CallFailure those of {@link withCode} */
export const renewRecoveryCodes = (context: CallContext, code: string): Promise<RecoveryCodes> =>
  withCode(context, code, async (tx, userId) => {
    await tellFactor(tx, context, "recovery codes made");
    return { recoveryCodes: await replaceRecoveryCodes(tx, userId) };
  });

export const countRecoveryCodes = async (context: CallContext): Promise<RecoveryCodesLeft> =>
  ({ left: await recoveryCodesLeft(context.services.database.sql, callerOf(context).userId) });

/**
 * Does with the caller's second factor what needs a code of it, or a recovery code; that is used up by it.
 * @throws CallFailure `second_factor_off`; `invalid_values` for a wrong code; `login_locked`
 */
async function withCode<Done>(context: CallContext, code: string, act: (tx: Transaction, userId: string) => Promise<Done>): Promise<Done> {
  const { userId } = callerOf(context);
  const owner = await ownerOf(context, userId);
  if (owner === undefined) throw new CallFailure("second_factor_off");
  const factor = await weigh(context, owner, { code, counted: codeKey(userId) });
  if (factor === undefined) return refuseCode(context, "check.codeWrong");
  return await context.services.database.transaction(async (tx) => {
    if (!(await useUpFactor(tx, context, factor))) refuseCode(context, "check.codeWrong");
    return await act(tx, userId);
  });
}
