import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";

/**
 * Whoever has a passkey shows it: what has begun by a password alone sets up no other factor in its place.
 * @throws CallFailure `second_factor_needed`
 */
export async function demandSetUp({ caller, services }: Pick<CallContext, "caller" | "services">): Promise<void> {
  if (!caller?.mustSetUpFactor) return;
  const key = await services.database.sql.selectFrom("platon.passkeys").select("id").where("user_id", "=", caller.userId).limit(1).executeTakeFirst();
  if (key) throw new CallFailure("second_factor_needed");
}
