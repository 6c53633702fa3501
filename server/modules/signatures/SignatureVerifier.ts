import type { SignedPackage } from "./package/readPackage.ts";
import type { Signer } from "./package/Signer.ts";

/** Of the call for which a signature is checked. */
export interface SignatureCall {
  readonly address: string;
  /** Name of the site, as the browser sees it. */
  readonly host: string;
}

/** Who proves that a package was signed, by whom, and that the certificate holds now. */
export interface SignatureVerifier {
  /** @throws SignatureRefused, RevocationUnknown, VerifierSilent */
  verify(signed: SignedPackage, call: SignatureCall): Promise<Signer>;
}
