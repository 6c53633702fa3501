/** Who signed, as the certificate says. */
export interface Signer {
  /** As normalSerial makes it. */
  readonly serial: string;
  /** Personal number, 14 digits. */
  readonly pinfl: string | undefined;
  /** Of a legal entity, 9 digits; undefined for an individual's certificate. */
  readonly tin: string | undefined;
  readonly fullName: string;
}
