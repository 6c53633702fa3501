import type { SignerKinds } from "../../../database/schema/accountRows.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import type { Signer } from "../package/Signer.ts";

/** Spec §4: keys of legal entities only, of individuals only, or of both. @throws CallFailure individuals_not_allowed, legal_entities_not_allowed */
export function demandKind(allowed: SignerKinds = "all", { tin }: Pick<Signer, "tin">): void {
  if (allowed === "legal" && tin === undefined) throw new CallFailure("individuals_not_allowed");
  if (allowed === "individuals" && tin !== undefined) throw new CallFailure("legal_entities_not_allowed");
}

interface Rule {
  readonly serial: string;
  readonly is_allowed: boolean;
}

/** D27: with any allowed one only those sign in; a denied one never does. @throws CallFailure signer_not_allowed */
export function demandAllowed(rules: readonly Rule[], { serial }: Pick<Signer, "serial">): void {
  const own = rules.filter((rule) => rule.serial === serial);
  const isOnlySome = rules.some((rule) => rule.is_allowed);
  if (own.some((rule) => !rule.is_allowed) || (isOnlySome && own.length === 0)) throw new CallFailure("signer_not_allowed");
}
