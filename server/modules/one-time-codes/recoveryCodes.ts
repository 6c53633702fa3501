import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";

/** Crockford's: none that is taken for another. */
const letters = "0123456789abcdefghjkmnpqrstvwxyz";
const count = 10;

/** 80 bits, in four groups. */
const makeCode = (): string => [...randomBytes(16)].map((byte) => letters[byte % 32]).join("").replace(/(.{4})(?=.)/g, "$1-");

/**
 * What is kept of a recovery code, in whichever way it was typed; undefined for what is none. So many bits are not found by trying,
 * whatever the hash.
 * @example hashRecoveryCode("K7QF 2M9X PZ4W 0ABC") === hashRecoveryCode("k7qf-2m9x-pz4w-oabc") // true
 */
export function hashRecoveryCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1");
  if (!/^[0-9a-hjkmnp-tv-z]{16}$/.test(code)) return undefined;
  return createHash("sha256").update(code).digest("base64url");
}

/** Ten new ones; those before are good for nothing any more. @returns them as they are told, this once */
export async function replaceRecoveryCodes(tx: Kysely<PlatonSchema>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, makeCode);
  await tx.deleteFrom("platon.recovery_codes").where("user_id", "=", userId).execute();
  await tx.insertInto("platon.recovery_codes").values(codes.map((code) => ({ user_id: userId, hash: hashRecoveryCode(code) ?? "" }))).execute();
  return codes;
}

export async function recoveryCodesLeft(sql: Kysely<PlatonSchema>, userId: string): Promise<number> {
  const { left } = await sql.selectFrom("platon.recovery_codes").select(({ fn }) => fn.countAll<number>().as("left")).where("user_id", "=", userId).executeTakeFirstOrThrow();
  return Number(left);
}
