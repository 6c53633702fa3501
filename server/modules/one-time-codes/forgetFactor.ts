import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";

/** The user has no second factor any more. @returns whether there was one */
export async function forgetFactor(tx: Kysely<PlatonSchema>, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable("platon.users").set({ otp_secret: null, otp_step: null })
    .where("id", "=", userId).where("otp_secret", "is not", null).executeTakeFirst();
  await tx.deleteFrom("platon.recovery_codes").where("user_id", "=", userId).execute();
  return numUpdatedRows > 0n;
}
