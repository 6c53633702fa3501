import * as asn1js from "asn1js";
import type { BasicConstraints, Certificate, Extension } from "pkijs";
import { SignatureRefused } from "../package/SignatureRefused.ts";

const oids = { keyUsage: "2.5.29.15", basicConstraints: "2.5.29.19", extendedKeyUsage: "2.5.29.37", subjectAltName: "2.5.29.17", policies: "2.5.29.32" };
/** What a critical extension may be: one that is not known forbids the certificate (RFC 5280 §4.2). */
const known: ReadonlySet<string> = new Set(Object.values(oids));

/** Bits of the first byte of the key usage. */
export const usages = { digitalSignature: 0x80, nonRepudiation: 0x40, keyCertSign: 0x04, cRLSign: 0x02 } as const;

export const extensionOf = ({ extensions = [] }: Pick<Certificate, "extensions">, oid: string): Extension | undefined => extensions.find(({ extnID }) => extnID === oid);

/** Whether the certificate says that its key is for one of these. */
export function isFor(certificate: Certificate, wanted: number): boolean {
  const usage = extensionOf(certificate, oids.keyUsage)?.parsedValue as unknown;
  return usage instanceof asn1js.BitString && ((usage.valueBlock.valueHexView[0] ?? 0) & wanted) !== 0;
}

/** An authority's: how many authorities may stand between it and a signer; undefined for who is none. */
export function authorityDepth(certificate: Certificate): number | undefined {
  const constraints = extensionOf(certificate, oids.basicConstraints)?.parsedValue as BasicConstraints | undefined;
  if (constraints?.cA !== true || !isFor(certificate, usages.keyCertSign)) return undefined;
  const { pathLenConstraint } = constraints;
  if (pathLenConstraint === undefined) return Number.POSITIVE_INFINITY;
  return typeof pathLenConstraint === "number" ? pathLenConstraint : 0;
}

/** By the server's clock, whatever a signature says of its time. @throws SignatureRefused */
export function checkLife({ notBefore, notAfter }: Certificate, now: Date): void {
  if (notBefore.value.getTime() > now.getTime()) throw new SignatureRefused("a certificate is not valid yet");
  if (notAfter.value.getTime() < now.getTime()) throw new SignatureRefused("a certificate has run out");
}

/** @throws SignatureRefused */
export function checkExtensions({ extensions = [] }: Certificate): void {
  const strange = extensions.find(({ critical, extnID }) => critical && !known.has(extnID));
  if (strange) throw new SignatureRefused(`a certificate demands ${strange.extnID}, which is not known`);
  if (new Set(extensions.map(({ extnID }) => extnID)).size !== extensions.length) throw new SignatureRefused("a certificate has an extension twice");
}
