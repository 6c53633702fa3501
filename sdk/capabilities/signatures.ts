/** A key on this computer, as its own text describes it: shown to the person, never trusted. */
export interface SignatureKey {
  readonly id: string;
  /** Who the key is of. */
  readonly subject: string;
  readonly organization: string;
  readonly tin: string;
  /** Of the person, 14 digits. */
  readonly pinfl: string;
  readonly serial: string;
  /** Days as `DD.MM.YYYY`; the empty text where the key does not say. */
  readonly validFrom: string;
  readonly validTo: string;
  readonly isExpired: boolean;
  readonly kind: "legal" | "individual";
}

export interface SignatureOptions {
  /** Ends the call, and the window of the signing service is listened to no more. */
  readonly signal?: AbortSignal;
}

/** Why there are no keys or no signature; `refused` is the service's own no, with its reason in `detail`. */
export type SignatureFault = "off" | "denied" | "domain" | "slow" | "refused" | "timestamp";

/** What signs on the person's side (D26). */
export interface SignatureProvider {
  /**
   * Keys on this computer: the one that signed last first, those that have ended last.
   * @throws PlatonError `signature_failed` with a `SignatureFault` as `params.why`; `cancelled` after an abort
   */
  keys(options?: SignatureOptions): Promise<readonly SignatureKey[]>;
  /**
   * Signs a text; the service asks the person for the password of the key in a window of its own, which does not say what is signed.
   * @param key one of `keys()`, or the card in the reader
   * @returns PKCS#7 with the text in it, as base64, with a timestamp where there is an authority of them
   * @throws PlatonError as `keys`
   */
  sign(text: string, key: SignatureKey | "idcard", options?: SignatureOptions): Promise<string>;
}

/**
 * Electronic signatures by the service on the person's computer, one call at a time. Never for guests: what is signed counts in law,
 * and the window of the service does not say who asks.
 * @since 1.0.0
 * @example
 * const [key] = await signatures.keys();
 * if (key) await send(await signatures.sign(challenge, key));
 * @see decisions D26
 */
export interface SignaturesCapability extends SignatureProvider {}
