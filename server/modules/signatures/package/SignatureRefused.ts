/** A package that proves nothing; `reason` is for the log, in one line and without what the package holds. */
export class SignatureRefused extends Error {
  override readonly name = "SignatureRefused";
  readonly code: "invalid_signer" | "revoked_signer";

  constructor(reason: string, code: "invalid_signer" | "revoked_signer" = "invalid_signer") {
    super(reason);
    this.code = code;
  }
}
