import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { RevocationUnknown } from "./chain/RevocationLists.ts";
import { SignatureRefused } from "./package/SignatureRefused.ts";
import type { Signatures } from "./Signatures.ts";
import type { SignatureCall } from "./SignatureVerifier.ts";
import { VerifierSilent } from "./vendor/VerifierSilent.ts";

/** @throws CallFailure method_disabled */
export function demandSignatures({ services }: CallContext): Signatures {
  if (!services.signatures) throw new CallFailure("method_disabled");
  return services.signatures;
}

export const siteOf = ({ address, headers }: CallContext): SignatureCall => ({ address, host: headers.get("host") ?? "localhost" });

/** What a caller is told where a package proves nothing, or nobody could say; the reason is in the log. @throws what is neither */
export function tellRefusal({ requestId, services: { log } }: CallContext, error: unknown): CallFailure {
  if (error instanceof SignatureRefused) {
    log.info({ requestId, code: error.code, reason: error.message }, "signature refused");
    return new CallFailure(error.code, { cause: error });
  }
  if (!(error instanceof RevocationUnknown) && !(error instanceof VerifierSilent)) throw error;
  log.warn({ requestId, err: error }, "signature not checked");
  return new CallFailure("unavailable", { cause: error });
}
