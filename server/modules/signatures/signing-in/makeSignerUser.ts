import type { Kysely } from "kysely";
import type { AuthMethodId } from "#contract/authMethods.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { makeNewUser } from "../../people/index.ts";
import { lockProject } from "../../projects/index.ts";
import type { Signer } from "../package/Signer.ts";
import { isKnown } from "./findSignerUser.ts";

/**
 * Makes a user of a signer whom nobody knew. Of two sign-ins of one newcomer at once the second makes nobody: made again it finds the first's.
 * @throws CallFailure `signer_not_allowed`
 */
export async function makeSignerUser(
  tx: Kysely<PlatonSchema>, context: CallContext, { id, method, signer }: { id: string; method: AuthMethodId; signer: Signer },
): Promise<void> {
  await lockProject(tx, context.project.id);
  if (await isKnown(tx, context, signer)) throw new CallFailure("signer_not_allowed");
  const { fullName, pinfl, tin } = signer;
  await makeNewUser(tx, context, { id, method, fullName, username: fullName, pinfl, tin });
}
