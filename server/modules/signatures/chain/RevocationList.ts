import * as asn1js from "asn1js";
import { CertificateRevocationList, type Certificate } from "pkijs";
import { isSignedBy } from "../package/checkSigned.ts";
import { isFor, usages } from "./certificateFacts.ts";

/** A list of a million certificates is read; what is of a certificate has the parser's own limits. */
const limits = { maxNodes: 10_000_000, maxContentLength: 64 * 1024 * 1024 };

const hexOf = (serial: asn1js.Integer): string => Buffer.from(serial.valueBlock.valueHexView).toString("hex");

/** A list of an authority's certificates that hold no more. */
export class RevocationList {
  readonly #list: CertificateRevocationList;
  readonly #serials: ReadonlySet<string>;
  /** Authorities of which the list is known to be or not. */
  readonly #isOf = new WeakMap<Certificate, boolean>();

  /** @throws Error for what is no such list */
  constructor(der: Uint8Array) {
    const { offset, result } = asn1js.fromBER(der, limits);
    if (offset === -1) throw new Error("no revocation list");
    this.#list = new CertificateRevocationList({ schema: result });
    this.#serials = new Set(this.#list.revokedCertificates?.map(({ userCertificate }) => hexOf(userCertificate)));
  }

  /**
   * Whether it is the authority's, signed by it, and tells all of its certificates: one with a critical extension tells of some of them
   * or of changes only (RFC 5280 §5.2).
   */
  isOf(issuer: Certificate): boolean {
    const known = this.#isOf.get(issuer);
    if (known !== undefined) return known;
    const { issuer: name, crlExtensions, signature, signatureAlgorithm, signatureValue, tbsView } = this.#list;
    const is = name.isEqual(issuer.subject) && isFor(issuer, usages.cRLSign) && crlExtensions?.extensions.some(({ critical }) => critical) !== true &&
      signature.algorithmId === signatureAlgorithm.algorithmId &&
      isSignedBy({ key: issuer.subjectPublicKeyInfo, algorithm: signatureAlgorithm, data: tbsView, signature: signatureValue.valueBlock.valueHexView });
    this.#isOf.set(issuer, is);
    return is;
  }

  /** It says itself until when it holds; one that does not say it holds no longer than a day. */
  holdsAt(now: Date): boolean {
    const { nextUpdate, thisUpdate } = this.#list;
    const end = nextUpdate?.value.getTime() ?? thisUpdate.value.getTime() + 86_400_000;
    return thisUpdate.value.getTime() <= now.getTime() && now.getTime() <= end;
  }

  has({ serialNumber }: Certificate): boolean {
    return this.#serials.has(hexOf(serialNumber));
  }
}
